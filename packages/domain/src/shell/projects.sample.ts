import type { Project } from './projects.ts'
import { on } from './sampleTime.ts'

const sampleProject = (value: string, label: string, website: string, timeZone: string, created: string, pinned = false): Project => ({
  value,
  label,
  website,
  timeZone,
  pinned,
  archived: false,
  created: on(created),
  space: 'sample',
})

/** Twelve projects, the specification's three pinned ones first. */
export const projectsSample = [
  sampleProject('analytics-dashboard', 'Analytics Dashboard', 'www.example.com', 'Europe/Berlin', '2023-02-14', true),
  sampleProject('e-commerce-tracking', 'E-commerce Tracking', 'shop.example.com', 'Europe/Berlin', '2023-03-02', true),
  sampleProject('marketing-campaign', 'Marketing Campaign', 'campaigns.example.com', 'America/New_York', '2023-04-18', true),
  sampleProject('customer-portal', 'Customer Portal', 'my.example.com', 'Europe/Berlin', '2023-05-09'),
  sampleProject('help-center', 'Help Center', 'help.example.com', 'Europe/London', '2023-05-30'),
  sampleProject('partner-program', 'Partner Program', 'partners.example.com', 'Europe/Paris', '2023-06-21'),
  sampleProject('mobile-companion-site', 'Mobile Companion Site', 'app.example.com', 'Europe/Berlin', '2023-07-12'),
  sampleProject('newsletter-signup', 'Newsletter Signup', 'news.example.com', 'America/Los_Angeles', '2023-08-03'),
  sampleProject('careers', 'Careers', 'careers.example.com', 'Europe/Berlin', '2023-09-14'),
  sampleProject('b2b-wholesale', 'B2B Wholesale', 'wholesale.example.com', 'Europe/Madrid', '2023-10-05'),
  sampleProject('developer-docs', 'Developer Docs', 'docs.example.com', 'Europe/London', '2023-11-16'),
  sampleProject('winter-sale-2024', 'Winter Sale 2024', 'sale.example.com', 'Europe/Berlin', '2023-12-11'),
] satisfies Project[]
