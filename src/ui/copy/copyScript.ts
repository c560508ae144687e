/** How long the label says "Copied". */
export const copiedMs = { codeBlock: 1200, toolbar: 2000 } as const;

/**
 * One listener for every copy button, as text for the inline head script: copying works before the
 * page's other scripts have loaded. It copies the button's own text, else the demo whose code is at
 * `data-copy-from`, in the reader's styling and language, else the visible code of the block around it,
 * else the link's address. A blocked clipboard isn't an error: the label stays.
 */
const source = `
function(d,n,t,g){
d.addEventListener("click",function(e){
var b=e.target&&e.target.closest&&e.target.closest("[data-copy]");
if(!b||!n.clipboard)return;
var s=b.getAttribute("data-copy");
var f=b.getAttribute("data-copy-from");
function put(s){
if(s)n.clipboard.writeText(s).then(function(){
b.setAttribute("data-copied","");
t(function(){b.removeAttribute("data-copied")},+b.getAttribute("data-copied-ms"))
},function(){})
}
if(f)return g(f).then(function(r){return r.json()}).then(function(c){
var h=d.documentElement;
var o=(c[h.getAttribute("data-code-styling")]||c.system)[h.getAttribute("data-code-variant")][0];
put(o.single||o.text)
}).catch(function(){});
var k=b.closest("[data-code-block]");
if(!s&&k)Array.prototype.some.call(k.querySelectorAll("code"),function(c){
return c.getClientRects().length&&(s=c.textContent)
});
put(s||b.href)
})
}`;

export function copyScript(): string {
  return `(${source.replaceAll('\n', '')})(document,navigator,setTimeout,fetch)`;
}
