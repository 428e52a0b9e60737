import { chevronIcon } from '../icons.ts'
import type { Kit } from '../kit.ts'
import { lookOf, wideBar } from '../look.ts'

/** Coming in: a card in the middle of a colour, tall fields, wide buttons one above the other. */
export const gate = (kit: Kit) => {
  const look = lookOf(kit)
  const { random, words } = kit
  const wide = (html: string) => html.replace('class="btn" style="', 'class="btn" style="display:block;width:100%;margin-bottom:10px;')
  const centre = random.chance(0.7) ? 'text-align:center' : ''
  const coloured = random.chance(0.67)
  const halved = !kit.phone && random.chance(0.4)
  const form = `<h2 style="${centre}">${kit.title()}</h2>${random.chance(0.4) ? `<p class="small soft" style="${centre}">${random.pick(words.sentences)}</p>` : ''}${random.chance(0.3) ? `<div class="cols" style="--n:2;margin-bottom:14px">${look.field()}${look.field()}</div>` : ''}<div class="cols" style="--n:1;gap:14px;margin-bottom:14px">${look.list(random.int(2, 4), () => look.field())}</div>${random.chance(0.5) ? `<p class="line small"><input type="checkbox"> ${random.pick(words.fields)}</p>` : ''}${wide(look.button())}${random.chance(0.4) ? `<hr>${look.list(2, () => wide(look.button()))}` : ''}<hr><div class="small" style="${centre}">${look.list(random.int(1, 2), () => `<div>${kit.link()}</div>`)}</div>`
  return look.page(
    `${random.chance(0.3) ? wideBar(look) : ''}<div style="background:${coloured ? look.band : 'transparent'};padding:${random.int(24, 110)}px 4%;min-height:760px"><div class="box" style="max-width:${halved ? 960 : random.int(380, 680)}px;margin:0 auto">${halved ? `<div style="display:grid;grid-template-columns:1fr 1fr">${look.photo('100%', 560)}<div style="padding:40px">${form}</div></div>` : `<div class="${random.chance(0.4) ? 'boxhead' : 'boxbody'}" style="text-align:center"><h3>${random.pick(words.titles)}</h3></div><div style="padding:24px ${random.int(16, 56)}px">${form}</div>`}</div>${coloured && random.chance(0.5) ? `<div class="small" style="display:flex;justify-content:space-between;max-width:${random.int(360, 680)}px;margin:12px auto">${look.list(2, () => `<a href="#" style="color:#ccd2da;text-decoration:none">${random.pick(words.links)}</a>`)}</div>` : ''}</div>${random.chance(0.5) ? `<div class="line small" style="justify-content:space-between;padding:20px 24px"><span class="soft">© ${random.pick(words.things)} 2026</span><span>${kit.link()} · ${kit.link()}</span></div>` : ''}`,
  )
}

/** Goods on shelves with an outlined button each, a dark head and a dark foot. */
export const shelf = (kit: Kit) => {
  const look = lookOf(kit)
  const { random, words } = kit
  const outlined = `background:transparent;border-color:${look.accent};color:${look.accent}`
  const good = () =>
    `<div class="box">${random.chance(0.4) ? `<div style="background:#212529;color:#fff;display:inline-block;padding:2px 8px;font-size:12px;border-radius:4px;margin:6px">${random.pick(words.menu)}</div>` : ''}${look.photo('100%', random.int(140, 210))}<div style="padding:20px;text-align:center"><b>${random.pick(words.things)}</b><div><s class="soft">${random.int(50, 90)}.00</s> ${random.int(10, 49)}.00</div></div><div style="text-align:center;padding-bottom:20px">${look.button(undefined, outlined)}</div></div>`
  return look.page(
    `${wideBar(look, random.chance(0.3)).replace('</nav>', `</nav>${look.button(random.pick(words.menu), outlined)}`)}<div style="background:#212529;color:#fff;text-align:center;padding:${random.int(30, 80)}px"><h1>${kit.title()}</h1><p style="opacity:.5">${random.pick(words.sentences)}</p></div><div class="in2" style="padding:40px 0">${random.chance(0.4) ? `<div class="cols" style="--n:2;align-items:center;margin-bottom:40px">${look.photo('100%', 340)}<div><div class="small soft">SKU: ${random.int(1000, 9999)}</div><h1>${random.pick(words.things)}</h1><p>${random.pick(words.sentences)} ${random.pick(words.sentences)}</p><div class="line"><input class="in" style="width:56px;height:38px;border-radius:4px;text-align:center" value="1">${look.button(undefined, outlined)}</div></div></div>` : ''}<div class="cols" style="--n:${random.int(3, 4)}">${look.list(random.int(4, 8), good)}</div></div><div style="background:#212529;color:#fff;text-align:center;padding:40px">© ${random.pick(words.things)} 2026</div>`,
  )
}

/** Tabs, an open menu, folded parts, crumbs, marks, lists with numbers. */
export const panels = (kit: Kit) => {
  const look = lookOf(kit)
  const { random, words } = kit
  const mark = () =>
    `<span style="background:hsl(${random.int(0, 359)} 70% 45%);color:#fff;border-radius:${random.pick([4, 12])}px;padding:2px 8px;font-size:12px;font-weight:700">${random.int(1, 20)}</span>`
  const menu = `<div class="box" style="width:190px;padding:8px 0;box-shadow:0 6px 20px #0003">${look.list(random.int(3, 5), () => `<div style="padding:5px 20px"><a href="#" style="color:inherit;text-decoration:none">${random.pick(words.menu)}</a></div>`)}</div>`
  const folded = look.list(
    random.int(3, 4),
    (at) =>
      `<div style="padding:14px 18px;border:1px solid ${look.edge};margin-top:-1px;display:flex;justify-content:space-between"><span>${random.pick(words.sentences)}</span>${chevronIcon(12)}</div>${at === 0 ? `<div style="padding:14px 18px;border:1px solid ${look.edge};margin-top:-1px">${kit.paragraph(2, 0.3)}</div>` : ''}`,
  )
  const listed = `<div class="box">${look.list(random.int(3, 5), () => `<div style="display:flex;justify-content:space-between;padding:10px 16px;border-bottom:1px solid ${look.edge}"><span>${random.pick(words.things)}</span>${random.chance(0.6) ? mark() : ''}</div>`)}</div>`
  const tabs = `<nav style="display:flex;border-bottom:1px solid ${look.edge}">${look.list(random.int(3, 5), (at) => `<a href="#" style="padding:9px 16px;text-decoration:none;${at === 0 ? `border:1px solid ${look.edge};border-bottom:0;color:inherit` : ''}">${random.pick(words.menu)}</a>`)}</nav>`
  const switches = look.list(
    random.int(2, 4),
    () =>
      `<div class="line" style="margin-bottom:8px"><span style="display:inline-block;width:34px;height:18px;border-radius:9px;background:${random.chance(0.5) ? look.accent : '#bbb'}"></span>${random.pick(words.fields)}</div>`,
  )
  const parts = random.some(
    [
      tabs + kit.paragraph(2, 0.3),
      menu,
      folded,
      listed,
      switches,
      `<div class="line">${look.list(4, mark)}</div>`,
      `<div class="line">${look.group(3)}${look.button()}</div>`,
      look.pages(4),
      `<div class="cols" style="--n:1">${look.field()}${look.field()}</div>`,
    ],
    random.int(5, 8),
  )
  return look.page(
    `${wideBar(look)}<div class="in2" style="padding:24px 0"><p class="small">${kit.link()} / ${kit.link()} / <span class="soft">${random.pick(words.things)}</span></p><h1>${kit.title()}</h1><div class="cols" style="--n:${random.int(1, 2)};align-items:start">${look.list(parts.length, (at) => `<div><h3>${random.pick(words.titles)}</h3>${parts[at] ?? ''}</div>`)}</div></div>`,
  )
}

/** A plain column of choices at the side, a bar with a switch and a menu, text. */
export const plainSide = (kit: Kit) => {
  const look = lookOf(kit)
  const { random, words } = kit
  const choice = () =>
    `<a href="#" style="display:block;padding:${random.int(8, 16)}px 18px;text-decoration:none;color:#444;border-bottom:1px solid #ddd;background:${random.pick(['#f8f9fa', '#fff'])}">${random.pick(words.menu)}</a>`
  return look.page(
    `<div style="display:grid;grid-template-columns:${kit.phone ? '1fr' : `${random.int(190, 260)}px 1fr`};min-height:700px"><div style="border-right:1px solid ${look.edge}"><div style="padding:16px 18px;border-bottom:1px solid ${look.edge};color:${look.soft}">${random.pick(words.things)}</div>${random.chance(0.5) ? look.list(random.int(4, 7), choice) : `<nav>${look.list(random.int(4, 7), choice)}</nav>`}</div><div><div class="line" style="padding:9px 16px;border-bottom:1px solid ${look.edge};justify-content:space-between">${look.button()}<nav class="line" style="gap:22px">${look.list(random.int(3, 4), (at) => `<a href="#" style="text-decoration:none;color:${at === 0 ? 'inherit' : look.soft}">${random.pick(words.menu)}</a>`)}</nav></div><div style="padding:20px 24px"><h1>${kit.title()}</h1>${look.list(random.int(1, 3), () => `<p>${random.pick(words.sentences)} <code>#${random.pick(['page', 'menu-toggle', 'side-open'])}</code> ${random.pick(words.sentences)}</p>`)}${random.chance(0.5) ? look.field() : ''}</div></div></div>`,
  )
}
