import { attribute, type Element, isElement } from './pageTree.ts'

/** What a form says of itself, and what it asks for. */
const newsletter = /newsletter|mc-embedded|mailchimp|subscri|suscri|boletin|infolettre|abonn|sendinblue|brevo|klaviyo/i
const contact = /contact|kontakt|wpcf7/i

/** The event that a form suggests by its attributes and fields; absent where they tell nothing. */
export function formPurpose(form: Element, name: string): string | undefined {
  const said = ['id', 'name', 'class', 'action', 'aria-label', 'data-testid'].map((each) => attribute(form, each) ?? '').join(' ')
  const fields = fieldsIn(form)
  const isSearch = attribute(form, 'role') === 'search' || fields.some((field) => attribute(field, 'type') === 'search' || attribute(field, 'name') === 'q')
  if (isSearch) return undefined
  if (fields.some((field) => attribute(field, 'type') === 'password')) return undefined
  const asksForMail = fields.length === 1 && fields.every((field) => attribute(field, 'type') === 'email')
  if (newsletter.test(said) || /newsletter|bolet[ií]n|infolettre/i.test(name) || (asksForMail && newsletter.test(name))) return 'newsletter_sign_up'
  return contact.test(said) && fields.some(({ tagName }) => tagName === 'textarea') ? 'generate_lead' : undefined
}

const fieldsIn = (element: Element): readonly Element[] =>
  element.childNodes.flatMap((child) => (isElement(child) ? [...(isAsked(child) ? [child] : []), ...fieldsIn(child)] : []))

const isAsked = (element: Element): boolean =>
  element.tagName === 'textarea' || (element.tagName === 'input' && !/^(?:hidden|submit|button|image|reset|checkbox)$/i.test(attribute(element, 'type') ?? ''))
