import { act, read } from '../declare.ts'
import { byId, nothing } from '../inputTerms.ts'
import type { LearningFile } from './content.ts'
import {
  answerSchema,
  type Certification,
  credentialSchema,
  type Enrolled,
  examAnswersSchema,
  type ExamOutcome,
  type LessonAnswer,
  lessonSchema,
  type OpenCourse,
  type OpenExam,
  type OpenLesson,
  type CredentialCheck,
} from './courseTerms.ts'
import { type ArticleHit, type Documentation, type OpenArticle, rateSchema, searchSchema } from './docs.ts'
import type { Consultation, SupportTicket } from './support.ts'
import {
  bookSchema,
  callSchema,
  type Chat,
  chatSchema,
  type FreeSlot,
  moveSchema,
  type PackageChange,
  type ScreenShare,
  slotsSchema,
  type Support,
  type SupportSettings,
  supportSettingsSchema,
  talkRatingSchema,
  ticketAssignSchema,
  ticketCommentSchema,
  ticketResolveSchema,
  ticketSchema,
  type TicketThread,
} from './supportTerms.ts'
import { guideStepSchema, type OpenExample, type OpenGuide, type OpenWritten, type Tutorials, type Walkthrough } from './tutorialTerms.ts'

export const learningReads = {
  'docs.overview': read<Documentation>()({
    input: nothing,
    role: 'viewer',
    topics: ['articles', 'categories', 'updates', 'articleViews', 'articleRatings', 'preferences'],
  }),
  'docs.article': read<OpenArticle>()({ input: byId, role: 'viewer', topics: ['categories', 'articles', 'articleViews', 'articleRatings', 'preferences'] }),
  /** Ranked: the best first. */
  'docs.search': read<ArticleHit[]>()({
    input: searchSchema,
    role: 'viewer',
    topics: ['categories', 'articles', 'articleViews', 'articleRatings', 'preferences'],
  }),
  'tutorials.catalog': read<Tutorials>()({
    input: nothing,
    role: 'viewer',
    topics: ['videos', 'guides', 'codeExamples', 'writtenGuides', 'guideProgress', 'learningCounts', 'preferences'],
  }),
  'tutorials.video': read<Walkthrough>()({ input: byId, role: 'viewer', topics: ['videos', 'learningCounts', 'preferences'] }),
  'tutorials.guide': read<OpenGuide>()({ input: byId, role: 'viewer', topics: ['guides', 'guideProgress', 'preferences'] }),
  'tutorials.example': read<OpenExample>()({ input: byId, role: 'viewer', topics: ['codeExamples', 'learningCounts', 'preferences'] }),
  'tutorials.written': read<OpenWritten>()({ input: byId, role: 'viewer', topics: ['writtenGuides', 'learningCounts', 'preferences'] }),
  /** The audit log is no topic of the achievements: every act writes to it. What an achievement is earned by is one. */
  'courses.overview': read<Certification>()({
    input: nothing,
    role: 'viewer',
    topics: [
      'auditLog',
      'courses',
      'enrolments',
      'certificates',
      'achievements',
      'learningOrders',
      'plans',
      'deployedTags',
      'trackingChecks',
      'communityTutorials',
      'issues',
      'models',
      'preferences',
    ],
  }),
  'courses.course': read<OpenCourse>()({ input: byId, role: 'viewer', topics: ['courses', 'enrolments', 'examAttempts', 'learningOrders', 'preferences'] }),
  'courses.lesson': read<OpenLesson>()({ input: lessonSchema, role: 'viewer', topics: ['courses', 'enrolments', 'preferences'] }),
  /** The questions of an attempt that is open. */
  'courses.exam': read<OpenExam>()({ input: byId, role: 'viewer', topics: ['examAttempts', 'preferences'] }),
  /** Whether a credential is what it says. */
  'certificates.verify': read<CredentialCheck>()({ input: credentialSchema, role: 'viewer', topics: ['certificates', 'preferences'] }),
  'support.overview': read<Support>()({
    input: nothing,
    role: 'viewer',
    topics: [
      'tickets',
      'ticketComments',
      'supportExperts',
      'consultations',
      'supportPackages',
      'supportPlans',
      'supportSettings',
      'subscriptions',
      'invoices',
      'preferences',
    ],
  }),
  'tickets.details': read<TicketThread>()({ input: byId, role: 'viewer', topics: ['tickets', 'ticketComments', 'preferences'] }),
  /** Free slots of two weeks, earliest first. */
  'consultations.slots': read<FreeSlot[]>()({ input: slotsSchema, role: 'viewer', topics: ['supportExperts', 'consultations', 'preferences'] }),
  'supportChat.messages': read<Chat>()({ input: nothing, role: 'viewer', topics: ['chatMessages', 'preferences'] }),
} as const

export const learningActs = {
  /** Counts that somebody opened an article. */
  'docs.open': act<void>()({ input: byId, role: 'viewer' }),
  'docs.rate': act<void>()({ input: rateSchema, role: 'viewer' }),
  /** Counts that somebody opened a film. */
  'tutorials.open': act<void>()({ input: byId, role: 'viewer' }),
  /** Keeps where this member stands in a guide. */
  'tutorials.keepStep': act<OpenGuide>()({ input: guideStepSchema, role: 'viewer' }),
  /** The files are counted with each download. */
  'tutorials.downloadExample': act<LearningFile>()({ input: byId, role: 'viewer' }),
  'tutorials.downloadWritten': act<LearningFile>()({ input: byId, role: 'viewer' }),
  /** Begins a course that is free or paid for; one that was passed begins anew. */
  'courses.enroll': act<Enrolled>()({ input: byId, role: 'viewer' }),
  /** Buys a course, and begins it once it is paid. */
  'courses.checkout': act<Enrolled>()({ input: byId, role: 'editor' }),
  /** Takes the enrolment back; an earlier round is there again. */
  'courses.leave': act<void>()({ input: byId, role: 'viewer' }),
  /** Keeps which lesson was opened last. */
  'courses.keepPlace': act<void>()({ input: lessonSchema, role: 'viewer' }),
  'courses.answer': act<LessonAnswer>()({ input: answerSchema, role: 'viewer' }),
  'courses.startExam': act<OpenExam>()({ input: byId, role: 'viewer' }),
  /** Grades an attempt and issues the certificate of an exam that was passed. */
  'courses.submitExam': act<ExamOutcome>()({ input: examAnswersSchema, role: 'viewer' }),
  'certificates.download': act<LearningFile>()({ input: byId, role: 'viewer' }),
  /** Hands out a file that came with a ticket or a comment, by its id. */
  'tickets.download': act<LearningFile>()({ input: byId, role: 'viewer' }),
  'tickets.create': act<SupportTicket>()({ input: ticketSchema, role: 'viewer' }),
  /** Takes back a ticket that nobody has looked at. */
  'tickets.withdraw': act<void>()({ input: byId, role: 'viewer' }),
  'tickets.comment': act<SupportTicket>()({ input: ticketCommentSchema, role: 'viewer' }),
  'tickets.assign': act<SupportTicket>()({ input: ticketAssignSchema, role: 'admin' }),
  'tickets.resolve': act<SupportTicket>()({ input: ticketResolveSchema, role: 'viewer' }),
  'tickets.reopen': act<SupportTicket>()({ input: byId, role: 'viewer' }),
  'consultations.book': act<Consultation>()({ input: bookSchema, role: 'editor' }),
  'consultations.bookCall': act<Consultation>()({ input: callSchema, role: 'viewer' }),
  'consultations.move': act<Consultation>()({ input: moveSchema, role: 'editor' }),
  'consultations.cancel': act<Consultation>()({ input: byId, role: 'editor' }),
  /** Takes the cancelling back as long as the slot is free. */
  'consultations.restore': act<Consultation>()({ input: byId, role: 'editor' }),
  /** Hands out an iCalendar file. */
  'consultations.download': act<LearningFile>()({ input: byId, role: 'viewer' }),
  'consultations.rate': act<Consultation>()({ input: talkRatingSchema, role: 'viewer' }),
  /** Upward at once, downward at the end of the period. */
  'supportPackages.choose': act<PackageChange>()({ input: byId, role: 'admin' }),
  /** Stays with the package that the account has. */
  'supportPackages.keep': act<void>()({ input: nothing, role: 'admin' }),
  'support.setSettings': act<SupportSettings>()({ input: supportSettingsSchema, role: 'admin' }),
  /** Opens a room for a shared screen. */
  'support.screenShare': act<ScreenShare>()({ input: nothing, role: 'viewer' }),
  'supportChat.say': act<Chat>()({ input: chatSchema, role: 'viewer' }),
  'supportChat.clear': act<void>()({ input: nothing, role: 'viewer' }),
  /** Hands what was said over to people, as a ticket. */
  'supportChat.handOver': act<SupportTicket>()({ input: nothing, role: 'viewer' }),
} as const
