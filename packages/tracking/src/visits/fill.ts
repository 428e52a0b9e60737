import type { PageElement } from '@tagmason/domain'
import type { Trigger, Variable } from '../gtm/model.ts'
import { parameterOf, type Runnable, textOfParameter } from '../simulate/container.ts'
import { give } from './give.ts'
import { emptyWorld, putAt, site, type World } from './world.ts'

/** Keys of the data layer that hold numbers and lists on most sites. */
const figures = /(?:^|[._])(?:value|price|total|revenue|amount|quantity|tax|shipping|count)$/i
const lists = /(?:^|[._])(?:items|products)$/

const nameOf = (variable: Variable): string => textOfParameter(parameterOf(variable, 'name'))

/** A value of a data layer key that no other key has. */
const valueOf = (key: string, at: number): unknown => {
  if (lists.test(key)) return [{ item_id: `S${at}`, item_name: `Item ${at}`, price: at + 0.5, quantity: 2 }]
  return figures.test(key) ? 100 + at : `Value of ${key}`
}

/** The element that each kind of trigger needs at least. */
export const leastElement = (type: string): PageElement =>
  type === 'LINK_CLICK' ? { tag: 'a', href: `${site}/link` } : type === 'FORM_SUBMISSION' ? { tag: 'form' } : type === 'CLICK' ? { tag: 'button' } : {}

/** A world in which each of these variables has a value of its own, as far as a page or a visitor gives it one. */
export const filledWorld = (container: Runnable, trigger: Pick<Trigger, 'type'>, variables: readonly Variable[]): World => {
  const link = trigger.type === 'FORM_SUBMISSION' ? {} : { href: `${site}/files/list.pdf?key=link` }
  let world: World = {
    ...emptyWorld,
    url: `${site}/section/page.html?other=1#part`,
    referrer: 'https://before.example/from?q=1',
    element: {
      ...leastElement(trigger.type),
      ...(trigger.type === 'CLICK' ? {} : link),
      id: 'element-id',
      classes: ['element-class'],
      text: 'Element text',
      attributes: { target: '_blank', ...(trigger.type === 'FORM_SUBMISSION' ? { action: '/sent' } : {}) },
    },
  }
  const read = variables.filter(({ type }) => type === 'v').toSorted((one, other) => nameOf(one).length - nameOf(other).length)
  for (const [at, variable] of read.entries()) {
    const name = nameOf(variable).replaceAll('\\.', '.')
    if (name === '' || name.includes('{{') || /^gtm\.|^event$/.test(name)) continue
    const path = textOfParameter(parameterOf(variable, 'dataLayerVersion')) === '2' ? name.split('.') : [name]
    world = { ...world, data: putAt(world.data, path, valueOf(name, at)) as World['data'] }
  }
  for (const variable of variables) {
    const asked = textOfParameter(parameterOf(variable, 'component'))
    const other =
      ['k', 'j', 'd'].includes(variable.type) ||
      (variable.type === 'u' && asked === 'QUERY') ||
      (variable.type === 'aev' && textOfParameter(parameterOf(variable, 'varType')) === 'ATTRIBUTE')
    // What the browser itself says of a page is no value to make up.
    if (other && !/^(?:document|location|navigator|dataLayer)\b/.test(nameOf(variable)))
      world = give(container, world, variable.name, `Value of ${variable.name}`) ?? world
  }
  return world
}
