import {
  darkQuery,
  demoHashPattern,
  preferenceDefinitions,
  preferenceNames,
  variantOfExtension,
} from './definitions.ts';

/**
 * The source is text rather than a stringified function: a bundler may rename, or add calls to its own
 * runtime, and the page's security policy knows this script by the hash of its exact text.
 * Arguments: window, document, rows [attribute, key, values, fallback, cookie?, hash group],
 * hash pattern, variant by ending, attribute of the color mode, media query.
 */
const source = `
function(w,d,P,R,X,M,Q){
var m=null;
try{m=R.exec(w.location.hash)}catch(e){}
P.forEach(function(p){
var v=m&&m[p[5]||m.length];
if(v)v=X[v]||v;
else try{
if(p[4])d.cookie.split(";").some(function(s){
s=s.trim();
if(s.indexOf(p[1]+"="))return false;
v=decodeURIComponent(s.slice(p[1].length+1));
return true
});
else v=w.localStorage.getItem(p[1])
}catch(e){}
if(p[2].indexOf(v)<0)v=p[3];
if(p[0]==M&&v=="system"){
v="light";
try{if(w.matchMedia(Q).matches)v="dark"}catch(e){}
}
if(v)d.documentElement.setAttribute(p[0],v)
})
}`;

/** JSON that is safe inside a `<script>` element. */
const json = (value: unknown) => JSON.stringify(value).replaceAll('<', '\\u003c');

/** The inline script of the head, which sets the attributes of `<html>` before the first paint. */
export function headScript(): string {
  const rows = preferenceNames.map((name) => {
    const { attribute, key, values, fallback, keptIn, hashGroup } = preferenceDefinitions[name];
    return [attribute, key, values, fallback, keptIn === 'cookie' ? 1 : 0, hashGroup];
  });
  const { attribute: modeAttribute } = preferenceDefinitions.colorMode;
  const args = [variantOfExtension, modeAttribute, darkQuery].map(json).join();
  return `(${source.replaceAll('\n', '')})(window,document,${json(rows)},${demoHashPattern},${args})`;
}
