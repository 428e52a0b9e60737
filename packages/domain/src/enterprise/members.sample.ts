import { ago, on } from '../shell/sampleTime.ts'
import type { Department, EnterpriseMember, EnterpriseRole, EnterpriseRoleName } from './members.ts'

export const enterpriseRolesSample = [
  {
    id: 'role-admin',
    name: 'Admin',
    description: 'Runs the organisation and its billing.',
    permissions: ['manage users', 'configure settings', 'access all data', 'manage billing'],
    base: 'admin',
    custom: false,
  },
  {
    id: 'role-editor',
    name: 'Editor',
    description: 'Builds what others read.',
    permissions: ['create dashboards', 'edit reports', 'access most data', 'share content'],
    base: 'editor',
    custom: false,
  },
  {
    id: 'role-analyst',
    name: 'Analyst',
    description: 'Asks questions and takes the answers along.',
    permissions: ['view dashboards', 'create basic reports', 'export data', 'comment on content'],
    base: 'analyst',
    custom: false,
  },
  {
    id: 'role-viewer',
    name: 'Viewer',
    description: 'Reads what is shared.',
    permissions: ['view shared content', 'export allowed data', 'basic filtering'],
    base: 'viewer',
    custom: false,
  },
] satisfies EnterpriseRole[]

export const departmentsSample = [
  { id: 'department-marketing', name: 'Marketing', lead: 'member-2' },
  { id: 'department-e-commerce', name: 'E-commerce', lead: 'member-6' },
  { id: 'department-analytics', name: 'Analytics', lead: 'member-1' },
  { id: 'department-product', name: 'Product', lead: 'member-7' },
  { id: 'department-finance', name: 'Finance', lead: null },
] satisfies Department[]

const address = (name: string) =>
  `${name
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/ø/g, 'o')
    .replace(/[^a-z ]/g, '')
    .replace(' ', '.')
    .replaceAll(' ', '')}@example.com`

const member = (number: number, name: string, role: EnterpriseRoleName, department: string, joined: string, lastActive: string): EnterpriseMember => ({
  id: `member-${number}`,
  name,
  email: address(name),
  role,
  department,
  status: 'Active',
  lastActive,
  joinDate: on(joined),
  avatar: null,
})

const invited = (number: number, name: string, role: EnterpriseRoleName, department: string): EnterpriseMember => ({
  ...member(number, name, role, department, '2024-01-19', ''),
  status: 'Invited',
  lastActive: null,
  joinDate: null,
})

/** 27: 2 Admin, 5 Editor, 8 Analyst, 12 Viewer; 24 active, 3 invited. The account's four are the first three and the first invited. */
export const enterpriseMembersSample = [
  member(1, 'Elena Fischer', 'Admin', 'Analytics', '2023-02-14', ago(2, 'minutes')),
  member(2, 'Daniel Okafor', 'Admin', 'Marketing', '2023-02-20', ago(3, 'hours')),
  member(3, 'Sofia Marchetti', 'Editor', 'Marketing', '2023-05-08', ago(50, 'minutes')),
  invited(4, 'Tom Becker', 'Viewer', 'Finance'),
  member(5, 'Priya Raman', 'Editor', 'Marketing', '2023-03-13', ago(18, 'minutes')),
  member(6, 'Lucas Ferreira', 'Editor', 'E-commerce', '2023-03-27', ago(5, 'hours')),
  member(7, 'Hannah Weiss', 'Editor', 'Product', '2023-04-17', ago(21, 'hours')),
  member(8, 'Emma Laurent', 'Editor', 'E-commerce', '2023-09-04', ago(2, 'days')),
  member(9, 'Noah van Dijk', 'Analyst', 'Analytics', '2023-03-06', ago(12, 'minutes')),
  member(10, 'Inês Carvalho', 'Analyst', 'Analytics', '2023-04-03', ago(1, 'hours')),
  member(11, 'Oliver Grant', 'Analyst', 'Analytics', '2023-06-12', ago(4, 'hours')),
  member(12, 'Yuki Tanaka', 'Analyst', 'Product', '2023-06-26', ago(22, 'hours')),
  member(13, 'Marcus Bell', 'Analyst', 'Finance', '2023-07-10', ago(3, 'days')),
  member(14, 'Leila Haddad', 'Analyst', 'Marketing', '2023-08-14', ago(6, 'hours')),
  member(15, 'Anton Kovář', 'Analyst', 'E-commerce', '2023-10-02', ago(26, 'hours')),
  invited(16, 'Ruth Abara', 'Analyst', 'Analytics'),
  member(17, 'Clara Jensen', 'Viewer', 'Marketing', '2023-03-20', ago(7, 'hours')),
  member(18, 'Mateo Ruiz', 'Viewer', 'E-commerce', '2023-04-11', ago(2, 'days')),
  member(19, 'Aisha Rahman', 'Viewer', 'Product', '2023-05-02', ago(30, 'minutes')),
  member(20, 'Jonas Keller', 'Viewer', 'Finance', '2023-05-16', ago(9, 'days')),
  member(21, 'Freya Nilsen', 'Viewer', 'Marketing', '2023-06-07', ago(4, 'days')),
  member(22, 'Samuel Osei', 'Viewer', 'E-commerce', '2023-07-24', ago(20, 'hours')),
  member(23, 'Nadia Petrova', 'Viewer', 'Finance', '2023-08-28', ago(5, 'days')),
  member(24, 'Victor Lindholm', 'Viewer', 'Product', '2023-09-18', ago(8, 'hours')),
  member(25, 'Grace Whitfield', 'Viewer', 'Marketing', '2023-10-23', ago(27, 'hours')),
  member(26, 'Hugo Moreau', 'Viewer', 'E-commerce', '2023-11-13', ago(12, 'days')),
  invited(27, 'Elif Demir', 'Viewer', 'Product'),
] satisfies EnterpriseMember[]
