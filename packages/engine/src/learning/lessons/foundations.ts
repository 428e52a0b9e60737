import { chooseKeyEvents } from '../articles/choose-key-events.ts'
import { importTheContainer } from '../articles/import-the-container.ts'
import { installTheSnippets } from '../articles/install-the-snippets.ts'
import { keepPersonalDataOut } from '../articles/keep-personal-data-out.ts'
import { nameEventsSoThatReportsStayReadable } from '../articles/name-events-so-that-reports-stay-readable.ts'
import { readAMeasurementPlan } from '../articles/read-a-measurement-plan.ts'
import { testBeforeYouPublish } from '../articles/test-before-you-publish.ts'
import { whyTwoReportsShowDifferentNumbers } from '../articles/why-two-reports-show-different-numbers.ts'
import { writeGoalsThatCanBeMeasured } from '../articles/write-goals-that-can-be-measured.ts'
import { measurementPlanWorkbook } from '../guides/measurement-plan-workbook.ts'
import { asked, type Lesson } from './lesson.ts'

/** Measurement Foundations. */
export const foundationsLessons: readonly Lesson[] = [
  {
    id: 'goals',
    title: 'Write goals that can be measured',
    blocks: writeGoalsThatCanBeMeasured,
    question: asked(
      'Which of these goals can become an event?',
      'Somebody sends the contact form on /pricing',
      ['More engagement with the brand', 'Understand our users better', 'A modern website'],
      'A person beside the visitor could say “now” when the form is sent; the others have no such moment.',
    ),
  },
  {
    id: 'workbook',
    title: 'Agree on a plan in an hour',
    blocks: measurementPlanWorkbook,
    question: asked(
      'A sentence in the workbook describes something that nobody will act on. What happens to it?',
      'It is struck',
      ['It becomes a key event', 'It is collected without parameters', 'It is kept for the next agency'],
      'Every event costs attention and upkeep; one without a decision behind it earns neither.',
    ),
  },
  {
    id: 'reading-a-plan',
    title: 'Read a measurement plan',
    blocks: readAMeasurementPlan,
    question: asked(
      'The plan says “Collected by Google Analytics” beside an event. What has to be built?',
      'No tag: the setting is switched on',
      ['A tag with the same name', 'A custom HTML tag', 'A data layer push on each page'],
      'Enhanced measurement sends it; a tag of your own would count it twice.',
    ),
  },
  {
    id: 'key-events',
    title: 'Choose key events',
    blocks: chooseKeyEvents,
    question: asked(
      'A person sends the enquiry form twice in one visit. Which counting makes that one lead?',
      'Once per session',
      ['Once per event', 'Once per page', 'Once per user and year'],
      'Once per session counts a visit at most once, which is what a lead is; orders are counted once per event.',
    ),
  },
  {
    id: 'event-names',
    title: 'Name events',
    blocks: nameEventsSoThatReportsStayReadable,
    question: asked(
      'Which name keeps reports readable for a form that exists in several languages?',
      '`form_sent` with the parameter `form_name`',
      ['`contact_form_sent_de`', '`ga_form_sent`', '`Form_Sent` on some pages and `form_sent` on others'],
      'What varies goes into parameters; prefixes such as `ga_` are reserved, and case makes two events.',
    ),
  },
  {
    id: 'snippets',
    title: 'Install the snippets',
    blocks: installTheSnippets,
    question: asked(
      'Which piece of code must come first in the head?',
      'The consent default',
      ['The Tag Manager snippet', 'The first push of the data layer', 'The noscript part'],
      'What runs before the default has not heard that consent is missing.',
    ),
  },
  {
    id: 'importing',
    title: 'Import the container',
    blocks: importTheContainer,
    question: asked(
      'You import into a container that others use. Which choice keeps what is there?',
      'Merge, and rename conflicting',
      ['Overwrite', 'Merge, and overwrite conflicting', 'Publishing before the preview'],
      'Merge and rename adds what is new and deletes nothing.',
    ),
  },
  {
    id: 'testing',
    title: 'Test before you publish',
    blocks: testBeforeYouPublish,
    question: asked(
      'In Preview the tag fired once for the right click. What is still missing in the test?',
      'Something similar that must not fire it',
      ['A second click on the same button by a colleague', 'Publishing, to see real figures', 'Deleting the workspace'],
      'A trigger that is too wide looks right until something else is clicked.',
    ),
  },
  {
    id: 'personal-data',
    title: 'Keep personal data out',
    blocks: keepPersonalDataOut,
    question: asked(
      'Somebody proposes the hash of the email address as `user_id`. What is it?',
      'Still personal data: use an ID that means nothing outside',
      ['Anonymous, because a hash cannot be read', 'Allowed, if it is short enough', 'Required by Google'],
      'Everybody who knows the address can make the same hash, so it identifies the person.',
    ),
  },
  {
    id: 'different-numbers',
    title: 'Why two reports show different numbers',
    blocks: whyTwoReportsShowDifferentNumbers,
    question: asked(
      'Analytics shows more orders than the shop. What does that mean?',
      'A fault: look for doubled events and test orders',
      ['Nothing: 5 to 15 percent are usual', 'The shop lost orders', 'Visitors refused consent'],
      'Refusals and blocked scripts make analytics smaller, never larger.',
    ),
  },
]
