import { footer, type Kit, times, topBar } from '../kit.ts'

/** A shop: a grid of products with a price and a button each. */
export const shop = (
  kit: Kit,
) => `${topBar(kit)}<main class="wrap"><div class="row"><h2>${kit.title()}</h2><span class="push" style="width:180px">${kit.field()}</span></div>
  <div class="grid" style="--n:${kit.random.int(2, 4)}">${times(kit.random.int(4, 8), () => `<article class="card">${kit.image('100%', kit.random.int(110, 210), kit.random.pick(['photo', 'sketch', 'drawing']))}<h3>${kit.random.pick(kit.words.things)}</h3><p class="soft">${kit.random.int(9, 240)},00 €</p>${kit.random.chance(0.8) ? kit.button() : kit.link()}</article>`)}</div></main>${footer(kit)}`

/** One product with a choice, an amount and reviews. */
export const product = (
  kit: Kit,
) => `${topBar(kit)}<main class="wrap"><p class="small">${kit.link()} / ${kit.link()} / ${kit.random.pick(kit.words.things)}</p><div class="two">${kit.image('100%', kit.random.int(260, 420), 'photo')}
  <div><h1>${kit.random.pick(kit.words.things)}</h1><h2>${kit.random.int(20, 300)},90 €</h2>${kit.paragraph(3, 0.3)}${times(kit.random.int(1, 2), () => kit.field())}<div class="row" style="margin-top:${kit.gap}px">${kit.button()}${kit.button(undefined, true)}</div></div></div>
  <div class="row" style="margin-top:12px">${times(4, () => kit.image('90px', 90))}</div><h2>${kit.title()}</h2>${times(3, () => `<div class="card"><h3>${kit.random.pick(kit.words.people)}</h3>${kit.paragraph(2)}${kit.link()}</div>`)}</main>${footer(kit)}`

/** The basket with amounts and a sum. */
export const basket = (
  kit: Kit,
) => `${topBar(kit)}<main class="wrap"><h1>${kit.title()}</h1><table>${times(kit.random.int(2, 5), () => `<tr><td>${kit.image('72px', 60)}</td><td>${kit.random.pick(kit.words.things)}<br>${kit.link()}</td><td style="width:90px"><input class="f" value="${kit.random.int(1, 9)}"></td><td>${kit.random.int(10, 90)},00</td></tr>`)}</table>
  <div class="row" style="margin-top:${kit.gap}px"><div style="width:200px">${kit.field()}</div>${kit.button(undefined, true)}<span class="push">${kit.button()}</span></div></main>${footer(kit)}`

/** A landing page: a large claim, points, voices. */
export const landing = (
  kit: Kit,
) => `${topBar(kit)}<section class="wrap" style="text-align:${kit.random.pick(['center', 'left'])}"><h1>${kit.title()}</h1><p class="soft">${kit.sentence()} ${kit.sentence()}</p><div class="row" style="justify-content:${kit.random.pick(['center', 'flex-start'])}">${kit.button()}${kit.random.chance(0.7) ? kit.button(undefined, true) : kit.link()}</div></section>
  ${kit.random.chance(0.6) ? `<div class="wrap">${kit.image('100%', kit.random.int(200, 380))}</div>` : ''}<section class="wrap grid" style="--n:3">${times(kit.random.pick([3, 6]), () => `<div>${kit.random.chance(0.5) ? kit.image('56px', 56, 'mark') : ''}<h3>${kit.title()}</h3>${kit.paragraph(2)}${kit.random.chance(0.5) ? kit.link() : ''}</div>`)}</section>${footer(kit)}`

/** A landing page with pictures left and right in turns. */
export const turns = (kit: Kit) =>
  `${topBar(kit)}<main class="wrap">${times(kit.random.int(2, 4), (at) => {
    const text = `<div><h2>${kit.title()}</h2>${kit.paragraph(3, 0.25)}${kit.random.chance(0.6) ? kit.button(undefined, at % 2 === 1) : kit.link()}</div>`
    const image = kit.image('100%', kit.random.int(180, 300))
    return `<div class="two" style="margin-bottom:${kit.gap * 2}px">${at % 2 === 0 ? text + image : image + text}</div>`
  })}</main>${footer(kit)}`

/** Prices in columns. */
export const prices = (kit: Kit) =>
  `${topBar(kit)}<main class="wrap"><h1 style="text-align:center">${kit.title()}</h1><div class="grid" style="--n:3">${times(3, (at) => `<div class="card" style="text-align:center"><h2>${kit.random.pick(kit.words.menu)}</h2><h1>${kit.random.int(5, 90)} €</h1>${times(kit.random.int(3, 5), () => `<p class="small">${kit.sentence()}</p>`)}${kit.button(undefined, at !== 1)}</div>`)}</div><p style="text-align:center">${kit.link()}</p></main>${footer(kit)}`
