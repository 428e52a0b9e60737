import { comparePeriodsFairly } from '../articles/compare-periods-fairly.ts'
import { lookIntoAnAnomaly } from '../articles/look-into-an-anomaly.ts'
import { readAFunnel } from '../articles/read-a-funnel.ts'
import { attributionExplained } from '../guides/attribution-explained.ts'
import { whyFiguresDiffer } from '../guides/why-figures-differ.ts'
import { asked, type Lesson, short } from './lesson.ts'

/** Attribution and Experiments, its first half: what a channel is worth. */
export const attributionLessons: readonly Lesson[] = [
  {
    id: 'attribution',
    title: 'Five rules for one order',
    blocks: attributionExplained,
    question: asked(
      'Which model can be recalculated by hand and gives each contact the same?',
      'Linear',
      ['Data driven', 'Last click', 'Position based'],
      'Linear shares the order evenly, and so says that nothing mattered more.',
    ),
  },
  {
    id: 'three-systems',
    title: 'Three systems, three questions',
    blocks: whyFiguresDiffer,
    question: asked(
      'The ratio of orders in analytics to orders in the shop has been 80 percent for a year. What is that?',
      'In order: watch whether the ratio changes',
      ['A fault of 20 percent', 'A reason to change the model', 'Proof of blocked scripts only'],
      'A stable distance harms no comparison; a jump on a day is a fault.',
    ),
  },
  {
    id: 'campaign-links',
    title: 'Links that say where people come from',
    blocks: short(
      [
        'GA4 knows a campaign from the parameters of the link: `utm_source` names who sent the visitor, `utm_medium` the kind of way, `utm_campaign` the reason. Without them, a click in a newsletter is direct traffic.',
        'The medium decides the channel. `email`, `cpc`, `paid_social`, `affiliate`: take the words that the channel groups of GA4 know, in lower case. “E-Mail” and “newsletter” end up under Unassigned.',
        'Never put these parameters on links within your own site. They begin a new source in the middle of a visit, and the channel that really brought the visitor loses the order.',
      ],
      'Make a table of the five mediums that you allow, and a link builder that offers nothing else.',
    ),
    question: asked(
      'A banner on the home page links to the sale with `utm_source=home`. What happens to orders of paid search?',
      'They are taken away from paid search',
      ['They count twice', 'Nothing, because the host is the same', 'They are sent without a value'],
      'Campaign parameters on internal links overwrite the source that brought the visitor.',
    ),
  },
  {
    id: 'direct',
    title: 'What direct traffic is made of',
    blocks: short(
      [
        'Direct means: no source is known. Some people really typed the address. Others came from an app, a PDF, a messenger, a page without a referrer, or a redirect that lost the parameters.',
        'A rise of direct together with a fall of another channel is hardly ever a change of habit. Look for a redirect that drops the query, a consent banner that reloads the page, or a payment provider that counts as the new source when people come back.',
        'Landing pages help to tell. Nobody types an address with three folders and a number; such visits came by a link that said nothing.',
      ],
      'List the landing pages of direct visits. Mark those that nobody would type, and look for the links that lead there.',
    ),
    question: asked(
      'Direct visits to a long product address rise on the day of a mailing. What is the likely cause?',
      'The links of the mailing carry no campaign parameters',
      ['People remember long addresses', 'The model changed', 'The funnel is open'],
      'Mail programs send no referrer, so a link without parameters is direct.',
    ),
  },
  {
    id: 'windows',
    title: 'Windows: how long a click counts',
    blocks: short(
      [
        'A conversion window is the time within which a contact can still get an order. In GA4 it is 30 days for acquisition events and 90 for others, unless you choose less. Advertising platforms have windows of their own, often 7 or 30 days after a click and 1 after a view.',
        'A long window finds more contacts for each order, and makes every channel that shows itself often look better. Choose it by how long people take to decide: look at the days from the first visit to the order, and take the time within which nine of ten have bought.',
        'A window that is changed applies from then on. Note the date, or next year’s comparison will measure your settings.',
      ],
      'Find the days to purchase of your own orders. Compare them with the windows of the platforms that you pay.',
    ),
    question: asked(
      'Nine of ten customers buy within 6 days. A platform counts 30. What does the longer window mostly add?',
      'Orders that had other reasons',
      ['Orders that analytics lost', 'Returning customers only', 'Nothing'],
      'The further away the contact, the more likely something else led to the order.',
    ),
  },
  {
    id: 'view-through',
    title: 'Seen, not clicked',
    blocks: short(
      [
        'A view-through conversion is an order of somebody to whom an advertisement was shown and who did not click. The platform knows that it was delivered; that it was looked at is an assumption.',
        'Retargeting shows advertisements to people who were about to buy anyway. Counted by views it looks like the best channel of all. The same people without the advertisement would have bought nearly as often, and nobody sees them.',
        'Keep clicks and views in separate columns, and never add them. Whether views are worth money is a question for an experiment.',
      ],
      'Ask your platforms for orders by click and by view. Note how the order of the campaigns changes.',
    ),
    question: asked(
      'Why does retargeting look so good when views count?',
      'It is shown to people who would have bought anyway',
      ['Its clicks are cheaper', 'Views are counted by the shop', 'Its window is shorter'],
      'It picks people by how near they are to an order, then takes the credit.',
    ),
  },
  {
    id: 'devices',
    title: 'One person, three devices',
    blocks: short(
      [
        'Somebody sees your advertisement on the telephone, reads on a tablet and buys on a computer. Without a sign-in these are three people: two who left and one who came directly.',
        'GA4 can join them by a `user_id` of yours where people sign in, and by Google signals where they have agreed. The rest is modelled or stays apart. So channels that begin on telephones look worse than they are, and direct looks better.',
        'Send `user_id` as soon as somebody is signed in, and as `null` when they sign out. Never send an email address or its hash.',
      ],
      'Compare the share of telephones among visits and among orders. Part of the gap is people who changed the device.',
    ),
    question: asked(
      'Which channel gains wrongly when people change devices before they buy?',
      'Direct',
      ['Paid social', 'Organic search on telephones', 'Display'],
      'The last device knows nothing of what happened on the first one.',
    ),
  },
  {
    id: 'return',
    title: 'Return on spend, and its trap',
    blocks: short(
      [
        'Return on ad spend is revenue divided by cost: 5,000 from 1,000 is 5. It says nothing about profit. With a margin of 20 percent, revenue of 5,000 is 1,000 of margin, and the campaign has earned nothing.',
        'The least return that pays is 1 divided by the margin: with 20 percent it is 5, with 40 percent 2.5. Returns and discounts belong into the margin before you divide.',
        'A high return is no praise by itself. A campaign on your own name may have 20, because it buys orders that were yours already.',
      ],
      'Work out the least return for your three most important groups of products.',
    ),
    question: asked(
      'The margin is 25 percent. From which return on ad spend does a campaign cover its cost?',
      '4',
      ['1', '2.5', '25'],
      '1 divided by 0.25 is 4: each dollar spent must bring four of revenue.',
    ),
  },
  {
    id: 'margin',
    title: 'The next dollar',
    blocks: short(
      [
        'An average hides what more money would do. A campaign spends 1,000 and brings 5,000. With 2,000 it brings 7,000. The average is still 3.5, but the second thousand brought only 2,000: that is the marginal return.',
        'Channels fill up. First come those who looked for you, then those who might, then those whom nobody could have persuaded. Move money from where the last dollar brings little to where it brings more, until they bring the same.',
        'To see it you must change the budget on purpose: up by a quarter for two weeks, and back. Small changes that an algorithm makes every day teach nobody anything.',
      ],
      'Take one campaign and write down spend and revenue of two months with different budgets. Divide the differences.',
    ),
    question: asked(
      'Spend rises from 1,000 to 1,500 and revenue from 4,000 to 4,500. What is the marginal return?',
      '1',
      ['3', '4', '0.33'],
      '500 more spent brought 500 more: the average of 3 hides that.',
    ),
  },
  {
    id: 'periods',
    title: 'Compare periods fairly',
    blocks: comparePeriodsFairly,
    question: asked(
      'A rate rises from 4 to 5 percent. How is that said without a doubt?',
      'By one percentage point, or by a quarter',
      ['By one percent', 'By five percent', 'By 20 percent'],
      'Points are differences of rates; percent compare the rates with each other.',
    ),
  },
  {
    id: 'funnel',
    title: 'Read a funnel',
    blocks: readAFunnel,
    question: asked(
      'Which step deserves the first look?',
      'The one whose rate changed',
      ['The one with the lowest rate', 'The last one', 'The one with most people'],
      'Some rates are low in every shop; a change has a cause that can be found.',
    ),
  },
  {
    id: 'anomaly',
    title: 'Look into an anomaly',
    blocks: lookIntoAnAnomaly,
    question: asked(
      'All figures fall at the same minute. What is the first suspicion?',
      'The measurement',
      ['The market', 'A competitor', 'The season'],
      'Business changes in parts; only a fault hits all at once.',
    ),
  },
]
