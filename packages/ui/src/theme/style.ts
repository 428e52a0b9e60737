import { type ComplexStyleRule, style as ownStyle, type StyleRule } from '@vanilla-extract/css'
import { recipe as ownRecipe } from '@vanilla-extract/recipes'
import { declared } from './declared.ts'
import { shared } from './shared.css.ts'

/** Shorthands that set more than what begins with their name. */
const wide: Record<string, RegExp> = {
  font: /^(?:font|lineHeight)/,
  flex: /^flex(?:Grow|Shrink|Basis)/,
  flexFlow: /^flex(?:Direction|Wrap)/,
  placeItems: /^alignItems/,
  border: /^border(?!.*Radius)/,
  overflow: /^overflow[XY]/,
}
const covers = (wider: string, property: string) => wider !== property && (wide[wider]?.test(property) ?? property.startsWith(wider))

const classOf = (property: string, value: unknown) => (typeof value === 'string' || typeof value === 'number' ? shared[declared(property, value)] : undefined)

/** The shared classes of what a rule has in common with others, and what it says alone. Nothing is shared that a shorthand of its own would undo, or that meets one of `others`. */
function split(rule: StyleRule, others: readonly string[] = []): ComplexStyleRule {
  const entries = Object.entries(rule)
  const meets = (property: string) => others.some((other) => other === property || covers(other, property) || covers(property, other))
  const own = entries.filter(([property, value]) => meets(property) || classOf(property, value) === undefined).map(([property]) => property)
  const alone = entries.filter(([property]) => own.some((other) => other === property || covers(other, property)))
  const classes = entries.filter((entry) => !alone.includes(entry)).flatMap(([property, value]) => classOf(property, value) ?? [])
  if (classes.length === 0) return rule
  return alone.length === 0 ? classes : [...classes, Object.fromEntries(alone)]
}

const isRule = (rule: unknown): rule is StyleRule => typeof rule === 'object' && rule !== null && !Array.isArray(rule)

/** As `style` of vanilla-extract; declarations that many primitives have come from one shared class each, so that the sheets hold them once. Composed rules stay as they are: they overrule. */
export const style = (rule: ComplexStyleRule, debugId?: string): string => ownStyle(isRule(rule) ? split(rule) : rule, debugId)

/** The style of a class that stands beside another one on the same element and overrules it: it shares nothing, since shared classes stand first. */
export const overrule = (rule: StyleRule, debugId?: string): string => ownStyle(rule, debugId)

type Groups = Record<string, Record<string, ComplexStyleRule | string>>
const propertiesOf = (rule: unknown) => (isRule(rule) ? Object.keys(rule) : [])

/** As `recipe` of vanilla-extract, sharing like `style`: the base, and of the variants what neither the base nor another group of variants sets too. */
export function recipe<Variants extends Groups>(options: Parameters<typeof ownRecipe<Variants>>[0], debugId?: string): ReturnType<typeof ownRecipe<Variants>> {
  const { base } = options
  const groups = Object.entries(options.variants ?? {})
  const variants = Object.fromEntries(
    groups.map(([name, group]) => {
      const others = [base, ...groups.filter(([other]) => other !== name).flatMap(([, each]) => Object.values(each))].flatMap(propertiesOf)
      return [name, Object.fromEntries(Object.entries(group).map(([key, rule]) => [key, isRule(rule) ? split(rule, others) : rule]))]
    }),
  )
  // The same groups with the same keys, which `fromEntries` cannot tell.
  return ownRecipe({ ...options, ...(isRule(base) ? { base: split(base) } : {}), variants: variants as Variants }, debugId)
}
