import versions from 'virtual:demo-versions';
import {
  codeSandboxForm,
  packageName,
  projectOf,
  stackBlitzForm,
  zipProject,
  type PostForm,
  type ProjectFiles,
  type TakeAwayRequest,
} from '../export/index.ts';
import { playgroundPath } from '../playground/index.ts';
import { encodeShare } from '../playground/index.share.ts';

export type Destination = 'stackblitz' | 'codesandbox' | 'download';

export function takeAwayTo(destination: Destination, request: TakeAwayRequest): void {
  const project = projectOf(request, versions);
  if (destination === 'download') save(request.demo, project);
  else if (destination === 'stackblitz') post(stackBlitzForm(project, request.demo));
  else post(codeSandboxForm(project));
}

function save(demo: string, project: ProjectFiles): void {
  const name = packageName(demo);
  const zip = zipProject(project, name);
  const url = URL.createObjectURL(new Blob([new Uint8Array(zip)], { type: 'application/zip' }));
  const link = Object.assign(document.createElement('a'), { href: url, download: `${name}.zip` });
  link.click();
  // The browser has the file once the click's task is over.
  setTimeout(() => URL.revokeObjectURL(url), 10_000);
}

/** Leads to another site in a new tab, with the project in the form. */
function post({ action, method, fields }: PostForm): void {
  const form = Object.assign(document.createElement('form'), { action, method, target: '_blank' });
  form.hidden = true;
  for (const [name, value] of Object.entries(fields)) {
    form.append(Object.assign(document.createElement('input'), { type: 'hidden', name, value }));
  }
  document.body.append(form);
  form.submit();
  form.remove();
}

/** The playground's address with the code as it is shown. */
export function playgroundLinkOf({ demo, files, edited }: TakeAwayRequest): string {
  const [main, ...others] = files;
  const hash = encodeShare({
    code: edited ?? main?.text ?? '',
    title: demo,
    path: main?.path,
    files: others.map(({ path, text }) => ({ path, text })),
  });
  return playgroundPath + hash;
}
