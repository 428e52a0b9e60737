import { ago } from '../shell/sampleTime.ts'
import type { CommunityExpert, CommunityTutorial, Discussion, DiscussionReply } from './community.ts'
import { templatesSample } from './templates.sample.ts'

const project = 'analytics-dashboard'
const avatar = null

export const discussionsSample = [
  {
    id: 'discussion-1',
    project,
    title: 'How do you name events that belong to one feature?',
    author: 'Priya Raman',
    avatar,
    replies: 18,
    likes: 42,
    category: 'Measurement plans',
    postedAt: ago(2, 'hours'),
    excerpt: 'We have twelve events that begin with the same word. Would one event with a parameter be easier to read in reports?',
  },
  {
    id: 'discussion-2',
    project,
    title: 'Purchase arrives twice after the thank-you page is reloaded',
    author: 'Lucas Ferreira',
    avatar,
    replies: 11,
    likes: 27,
    category: 'Troubleshooting',
    postedAt: ago(7, 'hours'),
    excerpt: 'The transaction id is the same both times. I would rather stop it in the container than clean it up later.',
  },
  {
    id: 'discussion-3',
    project,
    title: 'Share your consent set-up',
    author: 'Henrik Sørensen',
    avatar,
    replies: 34,
    likes: 91,
    category: 'Privacy',
    postedAt: ago(26, 'hours'),
    excerpt: 'Post your default command and the order of your snippets. I will collect what works with which banner.',
  },
  {
    id: 'discussion-4',
    project,
    title: 'Server-side or not, for a shop with 30,000 visits a month?',
    author: 'Greta Holm',
    avatar,
    replies: 23,
    likes: 38,
    category: 'Architecture',
    postedAt: ago(3, 'days'),
    excerpt: 'The bill would be small, the upkeep would not. What did it change for you?',
  },
  {
    id: 'discussion-5',
    project,
    title: 'A checklist before every publish',
    author: 'Amara Nwosu',
    avatar,
    replies: 9,
    likes: 64,
    category: 'Best practice',
    postedAt: ago(6, 'days'),
    excerpt: 'Seven questions that we answer in the pull request. The third one alone has saved us two weekends.',
  },
] satisfies Discussion[]

export const communityTutorialsSample = [
  {
    id: 'community-tutorial-1',
    project,
    title: 'Your first custom event, end to end',
    author: 'Priya Raman',
    difficulty: 'Beginner',
    duration: 14,
    views: 3_482,
    rating: 4.7,
    ratings: 212,
    status: 'approved',
    link: '/learning/tutorials',
  },
  {
    id: 'community-tutorial-2',
    project,
    title: 'A data layer that developers like',
    author: 'Theo Castellan',
    difficulty: 'Intermediate',
    duration: 26,
    views: 1_927,
    rating: 4.8,
    ratings: 131,
    status: 'approved',
    link: '/learning/tutorials',
  },
  {
    id: 'community-tutorial-3',
    project,
    title: 'Debug consent with the network panel',
    author: 'Henrik Sørensen',
    difficulty: 'Advanced',
    duration: 31,
    views: 1_206,
    rating: 4.9,
    ratings: 98,
    status: 'approved',
    link: '/learning/tutorials',
  },
  {
    id: 'community-tutorial-4',
    project,
    title: 'Lead scoring with three parameters',
    author: 'Amara Nwosu',
    difficulty: 'Intermediate',
    duration: 19,
    views: 874,
    rating: 4.4,
    ratings: 57,
    status: 'approved',
    link: '/learning/tutorials',
  },
] satisfies CommunityTutorial[]

const reply = (discussion: number, number: number, author: string, hours: number, likes: number, text: string): DiscussionReply => ({
  id: `reply-${discussion}-${number}`,
  project,
  discussionId: `discussion-${discussion}`,
  author,
  text,
  postedAt: ago(hours, 'hours'),
  likes,
})

/** The latest of each discussion. */
export const discussionRepliesSample = [
  reply(1, 1, 'Theo Castellan', 1.5, 9, 'One event, with the step as a parameter. Reports stay short and the funnel needs no second list of names.'),
  reply(1, 2, 'Amara Nwosu', 1, 4, 'Agreed, as long as you register the parameter as a dimension on the first day: it does not work backwards.'),
  reply(2, 1, 'Greta Holm', 5, 12, 'Keep the id in session storage and block the tag when it is there already. A reload never fires again.'),
  reply(2, 2, 'Priya Raman', 4, 6, 'GA4 drops a second purchase with the same id on the web by itself, but ad platforms do not. So stop it in the container.'),
  reply(3, 1, 'Sofia Marchetti', 20, 15, 'Default denied in the head, banner next, container last. The order is half of the work.'),
  reply(3, 2, 'Lucas Ferreira', 11, 7, 'We wait 500 milliseconds for the banner. Without the wait the first page of most visits was lost.'),
  reply(4, 1, 'Henrik Sørensen', 60, 18, 'Browser first. At that size a clean data layer brings more than a server of your own.'),
  reply(4, 2, 'Daniel Okafor', 50, 5, 'It changed our load time and nothing else. We would do it again only for the ad platforms.'),
  reply(5, 1, 'Priya Raman', 120, 11, 'We print it. A list on the wall is read more often than a page in the wiki.'),
  reply(5, 2, 'Elena Fischer', 100, 8, 'Question eight: does the container still hold anything that nobody can explain?'),
] satisfies DiscussionReply[]

const expert = (number: number, name: string, title: string, expertise: string[], followers: number): CommunityExpert => ({
  id: `community-expert-${number}`,
  project,
  name,
  title,
  expertise,
  followers,
  templates: templatesSample.filter((template) => template.author === name).length,
})

export const communityExpertsSample = [
  expert(1, 'Henrik Sørensen', 'Privacy engineer', ['Consent Mode', 'Tag governance'], 1_284),
  expert(2, 'Amara Nwosu', 'B2B analytics consultant', ['CRM', 'Attribution', 'Lead scoring'], 967),
  expert(3, 'Theo Castellan', 'Product analyst', ['Activation', 'Retention'], 742),
  expert(4, 'Greta Holm', 'E-commerce analyst', ['Refunds', 'Merchandising'], 388),
] satisfies CommunityExpert[]
