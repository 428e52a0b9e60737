import type { PlanReading, QuestionKind } from '@tagmason/domain'

/** What the plan asks about a wish. */
export const questions: Record<QuestionKind, string> = {
  booking: 'What is a booking here?',
  registration: 'What does the registration do?',
  cancellation: 'What is cancelled?',
  error: 'Which error is meant?',
  form: 'What is the form for?',
  waitlist: 'What do people wait for?',
  application: 'What do people apply for?',
  upgrade: 'Does the upgrade cost something?',
  chat: 'What counts in the chat?',
}

export const readings: Record<PlanReading, string> = {
  reserved: 'booked on the site, not paid there',
  paid: 'paid on the site',
  requested: 'only asked for, agreed later',
  elsewhere: 'booked on another site',
  registered: 'a place is taken, free of charge',
  account: 'an account is made',
  subscription: 'a subscription or membership',
  reservation: 'a booking or appointment',
  order: 'an order, with money back',
  script: 'the page or a script fails',
  formError: 'a form is refused',
  loginError: 'a login fails',
  paymentError: 'a payment fails',
  anyForm: 'nothing in particular',
  enquiry: 'an enquiry or request',
  stock: 'a product that is sold out',
  waitlist: 'a place on a list',
  job: 'a job',
  upgraded: 'the plan changes, whatever is paid',
  chat: 'that a chat begins',
}
