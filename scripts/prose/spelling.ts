// Kept by hand and spelled out in full: a dictionary would stop at every API name, and a rule such as
// "ise is ize" at `promise` and `raise`.

/** `customise` is `customize`, in every form of the verb. */
const ise =
  'author capital categor custom emphas equal final formal general initial international local material maxim memo ' +
  'minim modern normal optim organ parallel personal priorit random real recogn serial special stabil standard ' +
  'summar symbol synchron token unrecogn util virtual visual';
const iseEndings = 'e es ed er ers ing able ation ations';

/** `colour` is `color`, with any of these endings. */
const our = 'behavi col endeav fav flav harb hon lab neighb rum';
const ourEndings = ' s ed ing ful able ite ites al ally hood less';

/** `labelled` is `labeled`. */
const doubled =
  'cancel channel counsel initial label level marvel model pedal signal total travel tunnel';
const doubledEndings = 'ed ing er ers';

/** `centre` is `center`. */
const re = 'cent centimet fib kilomet lit met millimet theat';

const others: Readonly<Record<string, string>> = {
  acknowledgement: 'acknowledgment',
  ageing: 'aging',
  aluminium: 'aluminum',
  amongst: 'among',
  analyse: 'analyze',
  analysed: 'analyzed',
  analyser: 'analyzer',
  analysing: 'analyzing',
  artefact: 'artifact',
  artefacts: 'artifacts',
  catalogue: 'catalog',
  catalogues: 'catalogs',
  centred: 'centered',
  centring: 'centering',
  cheque: 'check',
  defence: 'defense',
  enrol: 'enroll',
  focussed: 'focused',
  focussing: 'focusing',
  fulfil: 'fulfill',
  fulfils: 'fulfills',
  grey: 'gray',
  greyed: 'grayed',
  greys: 'grays',
  instalment: 'installment',
  judgement: 'judgment',
  learnt: 'learned',
  licence: 'license',
  licences: 'licenses',
  maths: 'math',
  mould: 'mold',
  offence: 'offense',
  practise: 'practice',
  practised: 'practiced',
  programme: 'program',
  programmes: 'programs',
  sceptical: 'skeptical',
  spelt: 'spelled',
  storey: 'story',
  towards: 'toward',
  tyre: 'tire',
  whilst: 'while',
};

function pairs(
  roots: string,
  endings: string,
  make: (root: string, ending: string) => [string, string],
): [string, string][] {
  return roots.split(' ').flatMap((root) => endings.split(' ').map((end) => make(root, end)));
}

const americanByBritish = new Map([
  ...pairs(ise, iseEndings, (root, end) => [`${root}is${end}`, `${root}iz${end}`]),
  ...pairs(our, ourEndings, (root, end) => [`${root}our${end}`, `${root}or${end}`]),
  ...pairs(doubled, doubledEndings, (root, end) => [
    `${root}${root.at(-1)}${end}`,
    `${root}${end}`,
  ]),
  ...pairs(re, ' s', (root, end) => [`${root}re${end}`, `${root}er${end}`]),
  ...Object.entries(others),
]);

/** The American form of a British word, or undefined. */
export function americanSpelling(word: string): string | undefined {
  return americanByBritish.get(word.toLowerCase());
}
