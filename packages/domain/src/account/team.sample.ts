import { ago, ahead, on } from '../shell/sampleTime.ts'
import { type AccountMember, type Invitation, invitationDays } from './team.ts'

/** The owner comes first and is who uses the sample workspace. */
export const accountMembersSample = [
  {
    id: 'member-1',
    name: 'Elena Fischer',
    email: 'elena.fischer@example.com',
    role: 'owner',
    status: 'active',
    joinedDate: on('2023-02-14'),
    lastActive: ago(2, 'minutes'),
  },
  {
    id: 'member-2',
    name: 'Daniel Okafor',
    email: 'daniel.okafor@example.com',
    role: 'admin',
    status: 'active',
    joinedDate: on('2023-02-20'),
    lastActive: ago(3, 'hours'),
  },
  {
    id: 'member-3',
    name: 'Sofia Marchetti',
    email: 'sofia.marchetti@example.com',
    role: 'editor',
    status: 'active',
    joinedDate: on('2023-05-08'),
    lastActive: ago(50, 'minutes'),
  },
  { id: 'member-4', name: 'Tom Becker', email: 'tom.becker@example.com', role: 'viewer', status: 'pending', joinedDate: ago(2, 'days'), lastActive: null },
] satisfies AccountMember[]

/** One of the pending member, who opened it and has not yet confirmed; one to somebody who is not yet a member. */
export const invitationsSample = [
  { id: 'invitation-1', email: 'tom.becker@example.com', role: 'viewer', sentDate: ago(3, 'days'), expiresDate: ahead(invitationDays - 3, 'days') },
  { id: 'invitation-2', email: 'nora.falk@example.com', role: 'editor', sentDate: ago(1, 'days'), expiresDate: ahead(invitationDays - 1, 'days') },
] satisfies Invitation[]
