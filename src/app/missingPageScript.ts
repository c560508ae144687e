/** A page that a missing path may have meant: path and title. */
export type KnownPage = readonly [path: string, title: string];

/**
 * One file answers for every missing path, so the path is read in the browser: before the first paint,
 * without the application. `data-missing` marks the places; the search takes over when it is there.
 * Text rather than a stringified function, as the head script is. Its rules are those of
 * `nearestPages`, which the test compares with it.
 * Arguments: window, document, pages, the sentence with `{path}`, the title of the list.
 */
const source = `
function(w,d,P,T,H){
function part(n){return d.querySelector('[data-missing="'+n+'"]')}
function words(s){
try{s=decodeURIComponent(s)}catch(e){}
var m=s.toLowerCase().match(/[\\p{L}\\p{N}]+/gu)||[];
return m.filter(function(x,i){return m.indexOf(x)==i&&!/^(x|react|components|docs|index|html|the|a)$/.test(x)}).slice(0,12)
}
function typos(a,b){
var r=[],i,j,last,old;
for(j=0;j<=b.length;j++)r[j]=j;
for(i=1;i<=a.length;i++){
last=i-1;
r[0]=i;
for(j=1;j<=b.length;j++){
old=r[j];
r[j]=a[i-1]==b[j-1]?last:1+Math.min(last,old,r[j-1]);
last=old
}
}
return r[b.length]
}
var known={};
function near(a,b){
if(a==b)return 1;
var k=a+" "+b,s=a.length<b.length?a:b,l=s==a?b:a;
if(k in known)return known[k];
var c=s.length>2&&!l.indexOf(s)?.9:1-typos(a,b)/l.length;
return known[k]=c<.6?0:c
}
function best(x,list){
return list.reduce(function(m,y){return Math.max(m,near(x,y))},0)
}
function mean(list,f){
return list.reduce(function(m,x){return m+f(x)},0)/Math.max(1,list.length)
}
var path=w.location.pathname.slice(0,200),asked=words(path);
part("text").textContent=T.replace("{path}",function(){return path});
part("words").value=asked.join(" ");
var found=asked.length?P.map(function(p){
var own=words(p[0]),all=own.concat(words(p[1]));
return {p:p,s:mean(asked,function(x){return best(x,all)})-.3*mean(own,function(x){return 1-best(x,asked)})}
}).filter(function(x){return x.s>=.15}).sort(function(a,b){return b.s-a.s}).slice(0,5):[];
if(!found.length)return;
var h=d.createElement("h2"),u=d.createElement("ul");
h.textContent=H;
found.forEach(function(x){
var i=d.createElement("li"),a=d.createElement("a");
a.href=x.p[0];
a.textContent=x.p[1];
i.append(a);
u.append(i)
});
part("nearest").append(h,u)
}`;

export function missingPageScript(
  pages: readonly KnownPage[],
  strings: { text: string; nearest: string },
): string {
  const args = [pages, strings.text, strings.nearest]
    .map((value) => JSON.stringify(value).replaceAll('<', '\\u003c'))
    .join();
  return `(${source.replaceAll('\n', '')})(window,document,${args})`;
}
