import type { PlanReading, QuestionKind } from '@tagmason/domain'
import { plural } from '../../../language.ts'

export const text = {
  title: (count: number) => plural('en', count, { one: 'question about your goals', other: 'questions about your goals' }),
  detail: 'These words can be measured in several ways. Each answer says what it makes of the event.',
  ask: (words: string, question: string) => `“${words}”: ${question}`,
  answer: 'Answer',
  answered: (event: string) => `Answered: ${event}`,
  key: 'key event',
  noKey: 'no key event',
  now: 'as in the plan now',
  joins: 'becomes one with the event that the plan has already',
  questions: {
    booking: 'What is a booking here?',
    registration: 'What does the registration do?',
    cancellation: 'What is cancelled?',
    error: 'Which error is meant?',
    form: 'What is the form for?',
    waitlist: 'What do people wait for?',
    application: 'What do people apply for?',
    upgrade: 'What counts as an upgrade?',
    chat: 'What counts in the chat?',
  } as Record<QuestionKind, string>,
  readings: {
    reserved: 'Booked on the site, not paid there',
    paid: 'Paid on the site',
    requested: 'Only asked for, agreed later',
    elsewhere: 'Booked on another site',
    registered: 'A place is taken, free of charge',
    account: 'An account is made',
    subscription: 'A subscription or membership',
    reservation: 'A booking or appointment',
    order: 'An order, with money back',
    script: 'The page or a script fails',
    formError: 'A form is refused',
    loginError: 'A login fails',
    paymentError: 'A payment fails',
    anyForm: 'Nothing in particular',
    enquiry: 'An enquiry or request',
    stock: 'A product that is sold out',
    waitlist: 'A place on a list',
    job: 'A job',
    upgraded: 'The plan changes, whatever is paid',
    chat: 'That a chat begins',
  } as Record<PlanReading, string>,
}

export type QuestionsText = typeof text
