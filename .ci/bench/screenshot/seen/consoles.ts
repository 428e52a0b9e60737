import type { Kit } from '../kit.ts'
import { lookOf, type Look, sideColumn } from '../look.ts'
import { curve } from '../pictures.ts'

/** A page beside a coloured column, under a bar with a search field and a person. */
const desk = (look: Look, content: string) => {
  const { random, words } = look.kit
  const top = `<div class="line" style="background:${random.pick(['#fff', 'transparent'])};color:#666;padding:14px 24px;flex-wrap:nowrap;justify-content:space-between">${random.chance(0.7) ? look.search() : '<span></span>'}<span class="line" style="flex-wrap:nowrap"><span>${random.pick(words.people)}</span>${look.photo('34px', 34, '50%')}</span></div>`
  return look.page(
    `<div style="display:grid;grid-template-columns:${look.kit.phone ? '1fr' : `${random.int(190, 270)}px 1fr`};min-height:800px">${look.kit.phone ? '' : sideColumn(look)}<div>${random.chance(0.75) ? top : ''}<div style="padding:24px">${content}</div></div></div>`,
  )
}
const box = (look: Look, head: string, body: string) =>
  `<div class="box" style="margin-bottom:24px">${head === '' ? '' : `<div class="boxhead">${look.kit.random.chance(0.3) ? `${look.icon(15)} ` : ''}${head}</div>`}<div class="boxbody">${body}</div></div>`
const table = (look: Look, rows: number) => {
  const { random, words } = look.kit
  const columns = random.int(4, 6)
  const line = random.pick(['none', 'none', `1px solid ${look.edge}`])
  const space = random.pick([0, 1, 4, 8, 12])
  const frame = random.chance(0.3) ? `border:${line}` : `border:0;border-bottom:${line}`
  const linked = random.chance(0.2)
  const cell = (at: number) =>
    at === 0
      ? random.pick(words.people)
      : random.pick([
          `${random.int(10, 900)},00`,
          `2026/0${random.int(1, 9)}/${random.int(10, 28)}`,
          String(random.int(18, 70)),
          random.pick(words.things),
          `${random.pick(words.things)} ${random.pick(words.columns)}`,
          random.pick(words.menu),
        ])
  const kinds = Array.from({ length: columns }, () => random.int(0, 3))
  const value = (at: number) =>
    [
      random.pick(words.things),
      String(random.int(18, 70)),
      `2026/0${random.int(1, 9)}/${random.int(10, 28)}`,
      `${random.pick(words.things)} ${random.pick(words.menu)}`,
    ][kinds[at] ?? 0] ?? cell(at)
  const tight = random.chance(0.4) ? 'width:auto' : ''
  const faces = random.chance(0.25) ? random.int(34, 48) : 0
  const face = () =>
    faces === 0 ? '' : `<span style="display:inline-block;vertical-align:middle;margin-right:12px">${look.photo(`${faces}px`, faces, '50%')}</span>`
  return `<table style="border-collapse:collapse;${tight}"><tr>${look.list(columns, () => `<th style="background:none;font-size:inherit;padding:${space}px ${Math.max(2, space)}px;${frame}">${random.pick(words.columns)}</th>`)}</tr>${look.list(rows, () => `<tr>${look.list(columns, (at) => `<td style="padding:${space}px ${Math.max(2, space)}px;${frame}">${at === 0 ? face() : ''}${at === 0 ? (linked ? look.kit.link(cell(0)) : cell(0)) : value(at)}</td>`)}</tr>`)}</table>`
}
const notes = (look: Look) => {
  const { random, words } = look.kit
  return `<p>${random.pick(words.sentences)} <code>.${random.pick(['row-wide', 'is-open', 'card-body', 'text-dark-50'])}</code> ${random.pick(words.sentences)} ${random.chance(0.3) ? look.kit.link() : ''}</p>`
}

/** Figures, charts and rows beside a coloured column. */
export const overview = (kit: Kit) => {
  const look = lookOf(kit)
  const { random, words } = kit
  const solid = random.chance(0.4)
  const disc = random.chance(0.35)
  const figure = () =>
    solid
      ? `<div class="box" style="background:hsl(${random.int(0, 359)} 70% 42%);color:#fff;border:0"><div style="padding:16px">${random.pick(words.columns)}</div><div class="line" style="justify-content:space-between;padding:9px 16px;border-top:1px solid #0002"><a href="#" style="color:#fff;font-size:13px">${random.pick(words.links)}</a>${look.icon(12)}</div></div>`
      : `<div class="box" style="border-left:4px solid hsl(${random.int(0, 359)} 60% 50%);padding:16px"><div style="font-size:12px;font-weight:700;text-transform:uppercase;color:${random.pick([look.accent, look.soft])}">${random.pick(words.columns)}</div><div class="line" style="justify-content:space-between"><b style="font-size:20px">${random.int(10, 900)},00</b>${disc ? `<span style="background:${look.band};color:#fff;width:46px;height:46px;line-height:46px;border-radius:50%;text-align:center">${look.icon(18)}</span>` : `<span style="color:#ccd">${look.icon(30)}</span>`}</div>${disc ? `<span style="color:#2a9">${random.int(1, 9)},4 %</span> <span class="soft small">${random.pick(words.columns)}</span>` : ''}</div>`
  return desk(
    look,
    `<div class="line" style="justify-content:space-between"><h2>${kit.title()}</h2>${random.chance(0.6) ? look.button() : ''}</div>${random.chance(0.4) ? `<p class="soft">${random.pick(words.menu)}</p>` : ''}<div class="cols" style="--n:4;margin-bottom:24px">${look.list(4, figure)}</div><div class="cols" style="--n:2">${look.list(2, () => box(look, random.pick(words.titles), random.chance(0.6) ? curve(random, '100%', random.int(150, 320)) : kit.chart('100%', random.int(150, 260))))}</div>${
      random.chance(0.5)
        ? box(look, random.pick(words.titles), table(look, random.int(5, 16)))
        : `<div class="cols" style="--n:2">${box(
            look,
            random.pick(words.titles),
            look.list(
              4,
              () =>
                `<div class="small">${random.pick(words.things)}</div><div style="height:14px;border-radius:7px;background:#8883;margin-bottom:16px"><div style="height:100%;border-radius:7px;width:${random.int(20, 90)}%;background:hsl(${random.int(0, 359)} 60% 50%)"></div></div>`,
            ),
          )}${box(look, random.pick(words.titles), notes(look) + look.kit.link())}</div>`
    }`,
  )
}

/** Controls side by side: with icons, round, split, joined, numbered. */
export const controls = (kit: Kit) => {
  const look = lookOf(kit)
  const { random } = kit
  const part = () => {
    const round = random.chance(0.6)
    const size = random.int(28, 58)
    const some = random.pick([
      () => `<div class="line">${look.list(random.int(3, 5), () => look.iconButton(round, size))}</div>`,
      () => look.list(random.int(2, 5), () => `<div style="margin-bottom:8px">${look.splitButton()}</div>`),
      () => `<div class="line">${look.list(random.int(3, 6), () => look.button())}</div>`,
      () => look.list(random.int(2, 3), () => look.button().replace('class="btn" style="', 'class="btn" style="display:block;width:100%;margin-bottom:8px;')),
      () => `<div class="line">${look.group(random.int(2, 4))}</div>`,
      () => `<div class="line">${look.pages(random.int(3, 6))}</div>`,
      () => `<div class="line">${look.search()}</div>`,
    ])
    return `${random.chance(0.4) ? `<div class="small"><code>.${random.pick(['btn-wide', 'size-s', 'as-group'])}</code></div>` : ''}${some()}<div style="height:14px"></div>`
  }
  return desk(
    look,
    `<h2>${kit.title()}</h2><div class="cols" style="--n:2;align-items:start">${look.list(2, () => `<div>${look.list(random.int(1, 2), () => box(look, random.pick(kit.words.titles), `${notes(look)}${look.list(random.int(2, 4), part)}`))}</div>`)}</div>`,
  )
}

/** A long table with what is needed to leaf through it. */
export const ledger = (kit: Kit) => {
  const look = lookOf(kit)
  const { random, words } = kit
  return desk(
    look,
    `<h2>${kit.title()}</h2>${random.chance(0.5) ? kit.paragraph(2, 0.4) : ''}${box(look, random.chance(0.8) ? random.pick(words.titles) : '', `<div class="line" style="justify-content:space-between;margin-bottom:12px"><span class="line">${random.pick(words.columns)} <select class="in" style="width:66px;height:31px;border-radius:4px"><option>10</option></select></span><span class="line">${random.pick(words.fields)} <input class="in" style="width:180px;height:31px;border-radius:4px"></span></div>${table(look, random.int(9, 30))}<div class="line" style="justify-content:space-between;margin-top:14px"><span>1 – 10 / 57</span>${look.pages(random.int(3, 6))}</div>`)}`,
  )
}

/** A person's page in a console: a head of colour, fields in groups. */
export const profile = (kit: Kit) => {
  const look = lookOf(kit)
  const { random, words } = kit
  return desk(
    look,
    `<div style="${look.backdrop()};color:#fff;padding:${random.int(30, 90)}px 30px;margin:-24px -24px 24px"><h1>${random.pick(words.people)}</h1><p>${random.pick(words.sentences)}</p>${look.button()}</div><div class="cols" style="--n:2;align-items:start">${box(look, '', `<div style="text-align:center">${look.photo('140px', 140, '50%;margin:0 auto')}<div class="line" style="justify-content:center;margin:14px 0">${look.button()}${look.button()}</div><div class="line" style="justify-content:space-around">${look.list(3, () => `<div><b>${random.int(2, 90)}</b><div class="small soft">${random.pick(words.columns)}</div></div>`)}</div><h3>${random.pick(words.people)}</h3><p class="soft">${random.pick(words.sentences)}</p>${kit.link()}</div>`)}${box(look, random.pick(words.titles), `<div class="small soft" style="text-transform:uppercase">${random.pick(words.menu)}</div><div class="cols" style="--n:2;margin:12px 0">${look.list(random.pick([2, 4]), () => look.field())}</div><hr><div class="cols" style="--n:1;margin:12px 0">${look.list(2, () => look.field())}</div>${look.button()}`)}</div>`,
  )
}
