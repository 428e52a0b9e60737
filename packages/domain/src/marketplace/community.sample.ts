import { ago } from '../shell/sampleTime.ts'
import type { CommunityExpert, CommunityTutorial, Discussion } from './community.ts'
import { templatesSample } from './templates.sample.ts'

const avatar = null

export const discussionsSample = [
  {
    id: 'discussion-1',
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
    title: 'Your first custom event, end to end',
    author: 'Priya Raman',
    difficulty: 'Beginner',
    duration: 14,
    views: 3_482,
    rating: 4.7,
  },
  {
    id: 'community-tutorial-2',
    title: 'A data layer that developers like',
    author: 'Theo Castellan',
    difficulty: 'Intermediate',
    duration: 26,
    views: 1_927,
    rating: 4.8,
  },
  {
    id: 'community-tutorial-3',
    title: 'Debug consent with the network panel',
    author: 'Henrik Sørensen',
    difficulty: 'Advanced',
    duration: 31,
    views: 1_206,
    rating: 4.9,
  },
  {
    id: 'community-tutorial-4',
    title: 'Lead scoring with three parameters',
    author: 'Amara Nwosu',
    difficulty: 'Intermediate',
    duration: 19,
    views: 874,
    rating: 4.4,
  },
] satisfies CommunityTutorial[]

const expert = (number: number, name: string, title: string, expertise: string[], followers: number): CommunityExpert => ({
  id: `community-expert-${number}`,
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
