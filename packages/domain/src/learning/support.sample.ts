import { ago, ahead, on } from '../shell/sampleTime.ts'
import { type Consultation, type SupportExpert, type SupportPackage, type SupportTicket, type TicketComment, unassigned } from './support.ts'

const elena = { id: 'member-1', name: 'Elena Fischer' }

/** First answers after 3.4 and 5.0 hours. */
export const ticketsSample = [
  {
    id: 'SUP-2024-002',
    subject: 'Which plan includes server-side events?',
    status: 'Pending',
    priority: 'Medium',
    created: ago(2, 'hours'),
    assignedTo: unassigned,
    firstAnswer: null,
    rating: null,
    category: 'billing',
    description: 'We would like to send orders from our server as well. Is that part of Professional, or do we need another plan?',
    requester: elena,
    files: [],
    responseHours: 48,
    timeZone: 'Europe/Berlin',
    history: [{ what: 'created', by: elena.name, at: ago(2, 'hours') }],
  },
  {
    id: 'SUP-2024-001',
    subject: 'Purchase does not arrive from mobile Safari',
    status: 'In Progress',
    priority: 'High',
    created: on('2024-01-19', '09:00'),
    assignedTo: 'Carmen Vasquez',
    firstAnswer: on('2024-01-19', '12:24'),
    rating: null,
    category: 'technical',
    description: 'Since last week no purchase comes in from iPhones. In the preview on a computer the tag fires.',
    requester: elena,
    files: [],
    responseHours: 48,
    timeZone: 'Europe/Berlin',
    history: [
      { what: 'created', by: elena.name, at: on('2024-01-19', '09:00') },
      { what: 'assigned', by: 'Carmen Vasquez', at: on('2024-01-19', '09:40') },
      { what: 'answered', by: 'Carmen Vasquez', at: on('2024-01-19', '12:24') },
      { what: 'commented', by: elena.name, at: on('2024-01-19', '14:05') },
      { what: 'answered', by: 'Carmen Vasquez', at: on('2024-01-19', '15:30') },
    ],
  },
  {
    id: 'SUP-2023-014',
    subject: 'Change the sender of scheduled reports',
    status: 'Resolved',
    priority: 'Low',
    created: on('2023-12-12', '08:30'),
    assignedTo: 'James Whitmore',
    firstAnswer: on('2023-12-12', '13:30'),
    rating: 5,
    category: 'configuration',
    description: 'Reports go out under an address that our customers do not know.',
    requester: elena,
    files: [],
    responseHours: 48,
    timeZone: 'Europe/Berlin',
    history: [
      { what: 'created', by: elena.name, at: on('2023-12-12', '08:30') },
      { what: 'assigned', by: 'James Whitmore', at: on('2023-12-12', '09:15') },
      { what: 'answered', by: 'James Whitmore', at: on('2023-12-12', '13:30') },
      { what: 'resolved', by: elena.name, at: on('2023-12-13', '08:10') },
    ],
  },
] satisfies SupportTicket[]

export const ticketCommentsSample = [
  {
    id: 'comment-1',
    ticketId: 'SUP-2024-001',
    author: 'Carmen Vasquez',
    text: 'The trigger waits for a button whose class changed with your last release. May we look at the staging site?',
    time: on('2024-01-19', '12:24'),
  },
  {
    id: 'comment-2',
    ticketId: 'SUP-2024-001',
    author: 'Elena Fischer',
    text: 'Yes, I have invited you. The release was on Thursday at noon.',
    time: on('2024-01-19', '14:05'),
  },
  {
    id: 'comment-4',
    ticketId: 'SUP-2024-001',
    author: 'Carmen Vasquez',
    text: 'Found it: the new class is set after the click is handled. I will send you a trigger that waits for the order number in the data layer.',
    time: on('2024-01-19', '15:30'),
  },
  {
    id: 'comment-3',
    ticketId: 'SUP-2023-014',
    author: 'James Whitmore',
    text: 'Settings, then Notifications: the sender can be changed there once its domain is confirmed.',
    time: on('2023-12-12', '13:30'),
  },
] satisfies TicketComment[]

export const supportExpertsSample = [
  {
    id: 'expert-carmen',
    name: 'Carmen Vasquez',
    title: 'Senior Tracking Engineer',
    expertise: ['Tag Manager', 'Data layer', 'Debugging'],
    rating: 4.9,
    consultations: 214,
    hourlyRate: 175,
    availability: ahead(1, 'days'),
    avatar: null,
    timeZone: 'Europe/Madrid',
  },
  {
    id: 'expert-james',
    name: 'James Whitmore',
    title: 'Analytics Consultant',
    expertise: ['GA4', 'Dashboards', 'Reporting'],
    rating: 4.7,
    consultations: 168,
    hourlyRate: 150,
    availability: ahead(5, 'hours'),
    avatar: null,
    timeZone: 'Europe/London',
  },
  {
    id: 'expert-mei',
    name: 'Mei-Ling Zhao',
    title: 'Privacy and Consent Specialist',
    expertise: ['Consent Mode', 'Server-side', 'Audits'],
    rating: 5,
    consultations: 93,
    hourlyRate: 200,
    availability: ahead(3, 'days'),
    avatar: null,
    timeZone: 'Europe/Berlin',
  },
] satisfies SupportExpert[]

const held = { kind: 'consultation', cancelled: false, sequence: 0, place: null } as const

/** This account's three; their ratings and the resolved ticket's average 4.8. */
export const consultationsSample = [
  {
    id: 'consultation-3',
    expertId: 'expert-carmen',
    slot: on('2024-01-11', '14:00'),
    duration: 60,
    priceCents: 17_500,
    rating: 5,
    ...held,
    bookedAt: on('2024-01-08', '10:12'),
  },
  {
    id: 'consultation-2',
    expertId: 'expert-mei',
    slot: on('2023-11-28', '10:00'),
    duration: 30,
    priceCents: 10_000,
    rating: 5,
    ...held,
    bookedAt: on('2023-11-23', '16:40'),
  },
  {
    id: 'consultation-1',
    expertId: 'expert-james',
    slot: on('2023-09-06', '15:30'),
    duration: 60,
    priceCents: 15_000,
    rating: 4,
    ...held,
    bookedAt: on('2023-09-01', '09:05'),
  },
] satisfies Consultation[]

export const supportPackagesSample = [
  {
    id: 'package-basic',
    name: 'Basic',
    price: 0,
    responseHours: 48,
    features: ['Email support', '48-hour response', 'Documentation and community'],
    current: true,
  },
  {
    id: 'package-priority',
    name: 'Priority',
    price: 99,
    responseHours: 12,
    features: ['Email and chat support', '12-hour response', 'Screen sharing'],
    current: false,
  },
  {
    id: 'package-expert',
    name: 'Expert',
    price: 299,
    responseHours: 4,
    features: ['4-hour response', 'Dedicated manager', 'Monthly strategy calls', 'Phone support'],
    current: false,
  },
] satisfies SupportPackage[]
