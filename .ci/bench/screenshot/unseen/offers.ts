import { picture } from '../pictures.ts'
import { many, type UnseenFamily } from './page.ts'

/** Flights: a row of fields over a sky, offers below. */
export const flights: UnseenFamily = (r, w) => {
  const hue = r.int(180, 260)
  return `<style>body{margin:0;font:16px/1.5 'Nunito Sans';color:#12263a;background:#f4f8fb}.n{display:flex;align-items:center;gap:34px;padding:18px 44px;background:#fff}.n a{color:#12263a;text-decoration:none;font-weight:700}.s{background:linear-gradient(160deg,hsl(${hue} 80% 45%),hsl(${hue + 30} 70% 62%));padding:46px 44px;color:#fff}.s h1{margin:0 0 22px;font-size:38px}.q{display:flex;flex-wrap:wrap;gap:10px;background:#fff;border-radius:14px;padding:16px;align-items:flex-end}.q div{flex:1;min-width:130px}.q label{display:block;font-size:12px;color:#5d7083}.q input{width:100%;box-sizing:border-box;border:1px solid #cbd8e3;border-radius:10px;height:46px;padding:0 12px;font:16px 'Nunito Sans';background:#fff}.q button{height:46px;border:0;border-radius:23px;background:#ff7a00;color:#fff;font:700 16px 'Nunito Sans';padding:0 34px}.o{display:grid;grid-template-columns:repeat(auto-fill,minmax(270px,1fr));gap:22px;padding:30px 44px}.k{background:#fff;border-radius:16px;overflow:hidden;box-shadow:0 3px 12px #0f2d4a22}.k div{padding:14px 18px}.p{font-size:22px;font-weight:700}.k a{color:hsl(${hue} 80% 40%);font-weight:700;text-decoration:none}</style>
  <div class="n">${picture(r, 'mark', 'width:40px;height:40px')}<nav style="display:flex;gap:30px">${r
    .some(w.menu, 4)
    .map((t) => `<a href="#">${t}</a>`)
    .join('')}</nav></div><div class="s"><h1>${r.pick(w.titles)}</h1><div class="q">${r
    .some(w.fields, 3)
    .map((t) => `<div><label>${t}</label><input placeholder="${r.pick(w.hints)}"></div>`)
    .join(
      '',
    )}<button>${r.pick(w.buttons)}</button></div></div><div class="o">${many(r.pick([3, 4, 6]), () => `<div class="k">${picture(r, 'photo', 'width:100%;height:150px;display:block')}<div><b>${r.pick(w.things)}</b><br><span class="p">${r.int(49, 480)} €</span><br><a href="#">${r.pick(w.links)}</a></div></div>`)}</div>`
}

/** A shop as phones show it: tight, two columns, a bar at the bottom. */
export const pocketShop: UnseenFamily = (r, w) => {
  const accent = `hsl(${r.int(0, 359)} 70% 42%)`
  return `<style>body{margin:0;font:15px/1.4 'Nunito Sans';background:#fafafa;color:#222}.a{padding:12px 14px;background:#fff;border-bottom:1px solid #eee}.a input{width:100%;box-sizing:border-box;border:0;background:#eee;border-radius:20px;padding:10px 16px;font:15px 'Nunito Sans'}.c{display:flex;gap:8px;padding:12px 14px;overflow:hidden}.c button{border:1px solid #ddd;background:#fff;border-radius:16px;padding:6px 13px;font:13px 'Nunito Sans';white-space:nowrap}.g{display:grid;grid-template-columns:1fr 1fr;gap:12px;padding:0 14px}.i{background:#fff;border-radius:10px;overflow:hidden}.i p{margin:8px 10px}.i button{margin:0 10px 12px;border:0;border-radius:8px;background:${accent};color:#fff;padding:9px 0;width:calc(100% - 20px);font:700 14px 'Nunito Sans'}.l{padding:18px 14px;text-align:center}.l a{color:${accent}}img{display:block}</style>
  <div class="a"><input placeholder="${r.pick(w.hints)}"></div><div class="c">${many(3, () => `<button>${r.pick(w.menu)}</button>`)}</div><h2 style="margin:6px 14px 12px">${r.pick(w.titles)}</h2><div class="g">${many(r.pick([4, 6]), () => `<div class="i">${picture(r, r.pick(['photo', 'drawing', 'photo']), 'width:100%;height:140px')}<p>${r.pick(w.things)}<br><b>${r.int(5, 99)},90 €</b></p><button>${r.pick(w.buttons)}</button></div>`)}</div><div class="l"><a href="#">${r.pick(w.links)}</a></div>`
}

/** Prices on a dark ground with gradients. */
export const nightPrices: UnseenFamily = (r, w) => {
  const hue = r.int(200, 330)
  return `<style>body{margin:0;background:#0d0f1a;color:#e8eaf4;font:16px/1.6 'Inter'}.n{display:flex;justify-content:space-between;align-items:center;padding:20px 60px}.n a{color:#aab0c8;text-decoration:none;margin:0 15px}.n .z{color:#fff;border:1px solid #454b66;border-radius:8px;padding:8px 18px;margin:0}.h{text-align:center;padding:40px 20px}.h h1{font-size:50px;line-height:1.1;margin:0 0 14px}.h p{color:#9aa1bd}.p{display:grid;grid-template-columns:repeat(3,1fr);gap:24px;padding:0 60px}.p>div{background:#161a2b;border:1px solid #262c45;border-radius:18px;padding:28px}.p b{font-size:34px}.p li{color:#aab0c8;margin:6px 0}.y{display:block;text-align:center;text-decoration:none;color:#fff;border-radius:10px;padding:12px;margin-top:18px;background:linear-gradient(90deg,hsl(${hue} 80% 55%),hsl(${hue + 50} 80% 60%));font-weight:600}.y.o{background:#222842}.e{text-align:center;padding:34px;color:#9aa1bd}.e a{color:hsl(${hue} 90% 75%)}</style>
  <div class="n"><b>${r.pick(w.things)}</b><nav>${r
    .some(w.menu, 4)
    .map((t) => `<a href="#">${t}</a>`)
    .join(
      '',
    )}</nav><a class="z" href="#">${r.pick(w.buttons)}</a></div><div class="h"><h1>${r.pick(w.titles)}</h1><p>${r.pick(w.sentences)}</p></div><div class="p">${many(3, (at) => `<div>${r.pick(w.menu)}<br><b>${r.int(0, 99)} €</b><ul>${many(r.int(2, 4), () => `<li>${r.pick(w.sentences)}</li>`)}</ul><a class="y ${at === 1 ? '' : 'o'}" href="#">${r.pick(w.buttons)}</a></div>`)}</div><div class="e">${r.pick(w.sentences)} <a href="#">${r.pick(w.links)}</a></div>`
}

/** Recipes: cards of uneven height, tags, a letter to subscribe to. */
export const recipes: UnseenFamily = (r, w) => {
  const accent = `hsl(${r.int(0, 60)} 75% 45%)`
  return `<style>body{margin:0;background:#fffaf4;color:#3a2c1e;font:17px/1.6 'Nunito Sans'}.b{display:flex;align-items:center;gap:40px;padding:16px 6%;border-bottom:2px solid ${accent}}.b a{color:#3a2c1e;text-decoration:none}.w{display:grid;grid-template-columns:1fr 300px;gap:36px;padding:30px 6%}.cols{columns:2;column-gap:24px}.d{break-inside:avoid;margin-bottom:24px}.d h3{margin:10px 0 4px}.d a{color:${accent};font-weight:700;text-decoration:none}.tag{display:inline-block;background:#f3e6d6;border-radius:4px;padding:1px 8px;font-size:13px;margin-right:6px}.n{background:#f3e6d6;padding:22px;border-radius:6px}.n input{display:block;width:100%;box-sizing:border-box;padding:11px;border:1px solid #d8c3aa;margin:12px 0;font:16px 'Nunito Sans';background:#fff}.n button{width:100%;background:${accent};border:0;color:#fff;padding:12px;font:700 16px 'Nunito Sans'}img{display:block;border-radius:6px}</style>
  <div class="b"><b style="font-size:24px">${r.pick(w.things)}</b><nav style="display:flex;gap:28px">${r
    .some(w.menu, 5)
    .map((t) => `<a href="#">${t}</a>`)
    .join(
      '',
    )}</nav></div><div class="w"><div class="cols">${many(r.int(4, 6), () => `<div class="d">${picture(r, 'photo', `width:100%;height:${r.int(120, 240)}px`)}<h3>${r.pick(w.titles)}</h3><span class="tag">${r.pick(w.menu)}</span><span class="tag">${r.pick(w.menu)}</span><br>${r.pick(w.sentences)} <a href="#">${r.pick(w.links)}</a></div>`)}</div><aside><div class="n"><b>${r.pick(w.titles)}</b><br>${r.pick(w.sentences)}<input placeholder="${r.pick(w.hints)}"><button>${r.pick(w.buttons)}</button></div><h3>${r.pick(w.titles)}</h3>${many(4, () => `<p style="margin:8px 0"><a href="#" style="color:${accent}">${r.pick(w.things)}</a></p>`)}</aside></div>`
}
