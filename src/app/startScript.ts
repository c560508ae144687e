/** Links whose `rel` is put in place at the start: what a reader has not touched yet is not loaded. */
export const laterRel = 'docs-later';

/** Sent on `window` when the page is interactive. */
export const readyEvent = 'docs:ready';

/**
 * Loads the application at the first sign of a reader (pointer, key, touch, scroll, focus), or when
 * another tab or the system changes a preference. Presses of buttons and the search keys that
 * come before it is ready are kept and played again. Links need no keeping: they work.
 * Demos that are near run without it, unless a drawing stands in for them (`data-waits`): `demos` are
 * the script that starts them and what it imports. Where all demos in view have their picture, the
 * page rests: they start with the application.
 * The late script (ads, analytics, the worker) comes when the page has loaded and is idle.
 */
const source = `
function(w,d,url,later,ready,late,demos){
var started,rests,kept=[];
function start(){
if(started)return;
started=1;
Array.prototype.forEach.call(d.querySelectorAll('link[rel="'+later+'"]'),function(l){
l.rel=l.getAttribute("as")?"preload":"modulepreload"
});
import(url);
if(rests)run().catch(function(){})
}
function keep(e){
var t=e.target,b=t.closest&&t.closest("button");
if(e.type=="click"){
var s=t.closest&&t.closest("[data-picture]");
if(s){
var r=s.getBoundingClientRect();
s.parentNode.dataset.press=(e.clientX-r.left)+","+(e.clientY-r.top)
}else if(b&&!b.hasAttribute("popovertarget")&&!b.hasAttribute("data-copy")&&!b.closest("[data-host]"))kept.push(function(){b.click()})
}else if((e.metaKey||e.ctrlKey)?/^k$/i.test(e.key):e.key=="/"&&!t.closest("input,textarea")){
e.preventDefault();
kept.push(function(){t.dispatchEvent(new KeyboardEvent("keydown",{key:e.key,ctrlKey:e.ctrlKey,metaKey:e.metaKey,bubbles:true}))})
}
}
function show(){
if(started)return;
run().catch(start)
}
function run(){
if(!demos[0]||!d.querySelector("[data-assets]"))return Promise.reject();
demos.slice(1).forEach(function(h){
var l=d.createElement("link");
l.rel="modulepreload";
l.href=h;
d.head.append(l)
});
return import(demos[0]).then(function(m){return m.startDemos()})
}
function near(screens,without){
var h=screens*w.innerHeight;
return Array.prototype.some.call(d.querySelectorAll("[data-demo]:not([data-waits])"),function(x){
return x.getBoundingClientRect().top<h&&!(without&&x.querySelector("[data-picture='all']"))
})
}
var on={capture:true,passive:true};
var signs=["pointermove","pointerdown","touchstart","keydown","focusin","wheel","scroll"];
signs.forEach(function(n){d.addEventListener(n,start,on)});
w.addEventListener("storage",start);
try{w.matchMedia("(prefers-color-scheme: dark)").addEventListener("change",start)}catch(e){}
d.addEventListener("click",keep,true);
d.addEventListener("keydown",keep,true);
w.addEventListener(ready,function(){
d.removeEventListener("click",keep,true);
d.removeEventListener("keydown",keep,true);
signs.forEach(function(n){d.removeEventListener(n,start,on)});
kept.forEach(function(f){f()})
},{once:true});
function idle(){
(w.requestIdleCallback||w.setTimeout)(function(){import(late).catch(function(){})})
}
if(d.readyState=="complete")idle();
else w.addEventListener("load",idle);
if(w.location.hash||w.scrollY||d.querySelector(":focus,[data-start-now]"))start();
else if(near(2)){
rests=w.navigator.onLine&&d.documentElement.dir!="rtl"&&!near(1,1)&&d.querySelector("[data-picture]");
if(!rests)w.requestIdleCallback?w.requestIdleCallback(show,{timeout:1000}):w.setTimeout(show,200)
}
}`;

export function startScript(entryUrl: string, lateUrl: string, demoUrls: string[]): string {
  const args = [entryUrl, laterRel, readyEvent, lateUrl, demoUrls]
    .map((value) => JSON.stringify(value))
    .join();
  return `(${source.replaceAll('\n', '')})(window,document,${args})`;
}

/** Turns the early loading of scripts and payload, as React writes it, into links for the start script. */
export function deferScripts(html: string): string {
  return html.replace(
    /<link rel="(?:modulepreload"|preload"(?=[^>]*\bas="fetch"))/g,
    `<link rel="${laterRel}"`,
  );
}
