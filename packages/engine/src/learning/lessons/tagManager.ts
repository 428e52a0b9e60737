import { consentModeInTenMinutes } from '../articles/consent-mode-in-ten-minutes.ts'
import { eCommerceEventsWithoutGaps } from '../articles/e-commerce-events-without-gaps.ts'
import { holdTagsBackUntilPeopleAgree } from '../articles/hold-tags-back-until-people-agree.ts'
import { readAContainerExport } from '../articles/read-a-container-export.ts'
import { singlePageAppsAndPageViews } from '../articles/single-page-apps-and-page-views.ts'
import { theDataLayerFromPageToTag } from '../articles/the-data-layer-from-page-to-tag.ts'
import { triggersThatFireOnce } from '../articles/triggers-that-fire-once.ts'
import { validateContainersInYourPipeline } from '../articles/validate-containers-in-your-pipeline.ts'
import { whatTagmasonChanges } from '../articles/what-tagmason-changes.ts'
import { consentModeStepByStep } from '../guides/consent-mode-step-by-step.ts'
import { dataLayerForDevelopers } from '../guides/data-layer-for-developers.ts'
import { eCommerceEventsReference } from '../guides/e-commerce-events-reference.ts'
import { namingGuide } from '../guides/naming-guide.ts'
import { reviewingAContainer } from '../guides/reviewing-a-container.ts'
import { serverSideTaggingCostAndGain } from '../guides/server-side-tagging-cost-and-gain.ts'
import { asked, type Lesson, short } from './lesson.ts'

/** Tag Manager in Practice. */
export const tagManagerLessons: readonly Lesson[] = [
  {
    id: 'container',
    title: 'What a container is',
    blocks: short(
      [
        'A container is a piece of JavaScript that Google builds for you from three kinds of things. A **tag** says what is sent or run. A **trigger** says when. A **variable** says with what. A tag without a trigger never runs, and a trigger without a tag does nothing.',
        'The container is loaded by the page like any script, so it can do whatever a script can do: read the page, change it, send data anywhere. That is why the right to publish is as serious as the right to release the site.',
        'Everything you change lies in a workspace until somebody publishes a version. Visitors get the last published version, and nothing of what you are working on.',
      ],
      'Open any container and say of one tag, in one sentence: what it sends, when, and with which variables.',
    ),
    question: asked(
      'A tag in the container has no trigger. What do visitors notice?',
      'Nothing: it never runs',
      ['It runs on all pages', 'It runs once per session', 'The container cannot be published'],
      'Tags run when one of their triggers fires, or when another tag calls them in a sequence.',
    ),
  },
  {
    id: 'data-layer',
    title: 'The data layer, from page to tag',
    blocks: theDataLayerFromPageToTag,
    question: asked(
      'The site pushes `value` after it has pushed the event. What does the tag send?',
      'No value, or that of an earlier push',
      ['The right value, because tags wait', 'An error that stops the page', 'The value, one event later in the report'],
      'The tag fires with what is known at that moment; push both in one object.',
    ),
  },
  {
    id: 'names',
    title: 'Names that others can read',
    blocks: namingGuide,
    question: asked(
      'An event must get another name. What is the order of work?',
      'Send both for four weeks, change the reports, then take the old one out',
      ['Rename it at night', 'Change the reports first, then rename', 'Rename it, and add a note to the reports later'],
      'A new name starts a new history; both must overlap so that nothing breaks.',
    ),
  },
  {
    id: 'variables',
    title: 'Variables before tags',
    blocks: short(
      [
        'A value that stands in two tags as text will be changed in one of them. Put what is used more than once into a variable: the measurement ID, the currency, the path without its query.',
        '**Constants** hold what never changes. **Lookup tables** turn one value into another: a host name into a measurement ID, so that staging and production share a container. **Data layer variables** read what the site pushed; give them a default where “undefined” would be sent otherwise.',
        'Custom JavaScript variables run each time a trigger looks at them, often many times on a page. They must return quickly, change nothing, and return the same answer each time.',
      ],
      'Search an export for your measurement ID. If it stands there more than once, make it a constant.',
    ),
    question: asked(
      'Staging and production share one container and need different measurement IDs. What fits best?',
      'A lookup table from the host name to the ID',
      ['Two tags with the same trigger', 'A constant that is changed before each release', 'A custom HTML tag that writes the ID'],
      'The table chooses by itself, in one place, and nobody has to remember anything.',
    ),
  },
  {
    id: 'triggers',
    title: 'Triggers that fire once',
    blocks: triggersThatFireOnce,
    question: asked(
      'A click trigger for all elements fires twice on a teaser: picture and link. What mends it?',
      'The link trigger, or a selector that covers the link and what is in it',
      ['Once per page for every tag', 'A second tag that subtracts', 'A delay of one second'],
      'The event belongs to the link; the picture in it is only where the pointer was.',
    ),
  },
  {
    id: 'tag-order',
    title: 'The order in which tags run',
    blocks: short(
      [
        'Tags of the same trigger start in no order that you can rely on. Where one must come before another there are three means.',
        '**Trigger types**: Consent Initialization runs before Initialization, and that before Container Loaded. **Sequencing**: a tag may name a setup tag that runs before it, and a cleanup tag after it; the setup tag may stop it when it fails. **Priority**: the higher number starts first, but nobody waits for its end.',
        'Most wishes for an order come from two tags that share something. Put what they share into the data layer, in one push, and the wish goes away.',
      ],
      'Find a tag with a priority. Ask who set it and what breaks without it; if nobody knows, test without it in Preview.',
    ),
    question: asked(
      'A tag needs a library that another tag loads. Which means waits for its end?',
      'Sequencing with the other tag as its setup tag',
      ['A higher priority', 'The same trigger, later in the alphabet', 'Putting both into one folder'],
      'Priority decides only who starts first; a setup tag is waited for.',
    ),
  },
  {
    id: 'single-page-apps',
    title: 'Single-page apps',
    blocks: singlePageAppsAndPageViews,
    question: asked(
      'The title of page views is always that of the page before. Why?',
      'The event is sent when the address changes, and the title follows later',
      ['GA4 keeps titles for a day', 'The back button was used', 'Scroll depth is switched on'],
      'Let the router push an event when the new page stands, with its title.',
    ),
  },
  {
    id: 'shop-events',
    title: 'Shop events without gaps',
    blocks: eCommerceEventsWithoutGaps,
    question: asked(
      'What belongs into `value` of a purchase?',
      'Price times quantity over all items, without tax and shipping',
      ['The amount that the customer pays, with shipping', 'The margin', 'The number of items'],
      'Tax and shipping have parameters of their own.',
    ),
  },
  {
    id: 'shop-reference',
    title: 'Shop events in full',
    blocks: eCommerceEventsReference,
    question: asked(
      'What has to be pushed before each shop event?',
      '`ecommerce` as `null`',
      ['All events of the page again', 'An empty `transaction_id`', 'The currency alone'],
      'Otherwise keys of the last event remain and are sent with this one.',
    ),
  },
  {
    id: 'consent-mode',
    title: 'Consent Mode',
    blocks: consentModeInTenMinutes,
    question: asked(
      'A request carries `gcs=G101`. What did the visitor agree to?',
      'Statistics only',
      ['Nothing', 'Advertising only', 'Both'],
      'The last two digits stand for ad storage and analytics storage, in this order.',
    ),
  },
  {
    id: 'held-back',
    title: 'Hold tags back until people agree',
    blocks: holdTagsBackUntilPeopleAgree,
    question: asked(
      'A custom HTML tag loads an advertising pixel. What makes it respect consent?',
      'An additional consent check for `ad_storage`',
      ['Consent Mode, by itself', 'A lower priority', 'Putting it behind the GA4 tag'],
      'Custom HTML knows nothing of Consent Mode; the container must hold it back.',
    ),
  },
  {
    id: 'consent-steps',
    title: 'Consent, from the first meeting to the proof',
    blocks: consentModeStepByStep,
    question: asked(
      'There is a default for the world and one for some countries. Which one counts there?',
      'The one that names the region more precisely',
      ['The one that comes first', 'The one that is stricter', 'The one that comes last'],
      'Consent Mode takes the most specific region, whatever the order.',
    ),
  },
  {
    id: 'workspaces',
    title: 'Workspaces and versions',
    blocks: short(
      [
        'A workspace is a private copy of the container as it was when you opened it. Two people in one workspace see each other’s half-finished work; two workspaces keep it apart. A free container has three.',
        'When somebody publishes another workspace, yours falls behind. Tag Manager says so and offers an update. Take it before you test, or you test something that will never be published in this form. Where both have changed the same tag, you choose one side, field by field.',
        'A version is the whole container at one moment, not a difference. So any version can be published again, and an export of it is complete.',
      ],
      'Look through the open workspaces of your container. Close each that nobody can explain.',
    ),
    question: asked(
      'Another workspace was published while you worked in yours. What comes first?',
      'Update the workspace, then test',
      ['Publish quickly, before it changes again', 'Delete the other version', 'Test, then update'],
      'Only after the update do you test what will be published.',
    ),
  },
  {
    id: 'review',
    title: 'Review a container',
    blocks: reviewingAContainer,
    question: asked(
      'In a review you find an access token in a constant variable. What is wrong with it?',
      'Everybody who opens the page can read it',
      ['Constants are slow', 'It must be in a lookup table', 'Nothing, as long as it is not used'],
      'A container is public JavaScript; a secret in it is none.',
    ),
  },
  {
    id: 'export',
    title: 'Read a container export',
    blocks: readAContainerExport,
    question: asked(
      'A tag names the trigger 2147479553, and the file has no such trigger. What is it?',
      'All Pages, which has no entry of its own',
      ['A broken reference', 'A deleted trigger', 'A trigger of another container'],
      'The built-in triggers have fixed numbers and stand in no list.',
    ),
  },
  {
    id: 'what-changes',
    title: 'What Tagmason changes, and what not',
    blocks: whatTagmasonChanges,
    question: asked(
      'Who publishes a version that was prepared with Tagmason?',
      'A person, in Tag Manager',
      ['Tagmason, after the check', 'Google, over night', 'The first visitor'],
      'Tagmason makes files; it never signs in to a live container.',
    ),
  },
  {
    id: 'developers',
    title: 'A contract with developers',
    blocks: dataLayerForDevelopers,
    question: asked(
      'When should the site push that a form was sent?',
      'After the server has answered that all is well',
      ['On the click of the button', 'When the first field is filled in', 'On the next page view'],
      'Events say what is true; a click may end in an error.',
    ),
  },
  {
    id: 'publishing',
    title: 'Publish, watch and go back',
    blocks: short(
      [
        'Publish when somebody is there to look: not on a Friday evening, and not before the sale. Give the version a name that says what it adds, and write into the note who tested it.',
        'Then watch three things. Realtime for ten minutes: do the new events arrive, and did one of the old ones stop? The browser’s console on the most important pages: no new errors. And the next morning, the number of events beside that of the same weekday.',
        'Going back is publishing the version before. It takes a minute and needs no meeting. Do it first and look for the cause afterwards; the data of a broken hour cannot be repaired, and the next hour can be saved.',
      ],
      'Write down who may publish, who watches, and where the number of the last good version stands.',
    ),
    question: asked(
      'Ten minutes after publishing no purchase arrives any more. What is done first?',
      'Publish the version before',
      ['Look for the cause in the tags', 'Wait for the processed reports', 'Change the live tag in a hurry'],
      'Each further minute is lost for ever; the cause can be found while the old version runs.',
    ),
  },
  {
    id: 'server-side',
    title: 'Server-side tagging: cost and gain',
    blocks: serverSideTaggingCostAndGain,
    question: asked(
      'What does a server container change about consent?',
      'Nothing: a refusal is a refusal',
      ['It is not needed any more', 'It is needed for advertising only', 'It holds longer'],
      'Who sends the data does not change whether it may be collected.',
    ),
  },
  {
    id: 'pipeline',
    title: 'Check containers like code',
    blocks: validateContainersInYourPipeline,
    question: asked(
      'The check ends with exit code 1. What does the pipeline know?',
      'The file has errors, and it must stop',
      ['There are warnings only', 'The file could not be read', 'All is well'],
      '0 is no errors, 1 is errors, 2 is a file or a call that cannot be used.',
    ),
  },
]
