import { asked, type Lesson, short } from './lesson.ts'

/** Attribution and Experiments, its second half: how to find out, and how sure you can be. */
export const experimentLessons: readonly Lesson[] = [
  {
    id: 'cause',
    title: 'Why only an experiment tells',
    blocks: short(
      [
        'People who use the site’s search buy three times as often. Does the search make them buy? They came knowing what they wanted: the wish causes both. A button that pushes everybody into the search would change nothing.',
        'An experiment decides by chance who gets what. Then both groups are alike in everything else, known or unknown, and a difference can only come from the change, or from chance. How likely chance is can be calculated.',
        'Everything else, before and after, users and non-users, one country and another, compares groups that differ in more than one thing.',
      ],
      'Take a sentence of your last report of the kind “people who … buy more”. Name one thing that could cause both.',
    ),
    question: asked(
      'What makes two groups alike in things that nobody thought of?',
      'Assigning people to them by chance',
      ['A large sample of customers', 'Choosing the same period', 'Leaving out new visitors'],
      'Chance knows no favourites; size alone keeps every bias.',
    ),
  },
  {
    id: 'hypothesis',
    title: 'Write the hypothesis first',
    blocks: short(
      [
        'A hypothesis has three parts: what is changed, which figure moves, and why. “If delivery times stand on the product page, more people begin the checkout, because they ask for it in the chat.” If the figure does not move, you have learned something about the reason.',
        'Decide before the start: the one figure that decides, the smallest effect that is worth the work, how long it runs, and what you will do with each outcome. Written down, with a date. Later everybody remembers having expected the result.',
      ],
      'Write your next idea in this form. If no outcome would change what you do, do not run it.',
    ),
    question: asked(
      'Which part is missing in “A green button will lift orders by 3 percent”?',
      'Why it should',
      ['What is changed', 'Which figure moves', 'By how much'],
      'Without a reason, a result teaches nothing that can be used elsewhere.',
    ),
  },
  {
    id: 'unit',
    title: 'Whom you assign',
    blocks: short(
      [
        'Chance can decide for each page view, visit, person or region. Take the smallest unit that still sees one thing only. A price that changes between two page views makes people angry and the figures useless.',
        'Then count by the same unit. If people are assigned, the rate is buyers per person, not orders per visit: visits of one person are not independent of each other, and a calculation that takes them for independent is too sure of itself.',
        'Remember the group, in a first-party cookie or with the account, and send it as a parameter with an `experience_impression` event when the change was really seen.',
      ],
      'For a running test, ask by what people are assigned and by what the figure is counted. They should be the same word.',
    ),
    question: asked(
      'People are assigned, and the report counts orders per visit. What follows?',
      'The result looks surer than it is',
      ['The effect is always too small', 'Nothing, if there are many visits', 'The groups have different sizes'],
      'Visits of one person resemble each other, so they carry less information than the calculation believes.',
    ),
  },
  {
    id: 'size',
    title: 'How many people it takes',
    blocks: short(
      [
        'The smaller the effect, the more people: half the effect needs four times as many. A rule of thumb for rates, at the usual 95 and 80 percent: per group 16 × p × (1 − p) ÷ d², where p is the rate now and d the difference that you want to see.',
        'With a rate of 5 percent and a wish to see 5.5: 16 × 0.05 × 0.95 ÷ 0.005² is 30,400 people in each group. With 1,000 people a day that is two months. Then it is better to test something bolder.',
        'A test that is too small finds nothing when there is something, and when it finds something, the effect is overstated.',
      ],
      'Calculate the people for your most important rate and a relative change of 10 percent. How many weeks is that?',
    ),
    question: asked(
      'A test could see a difference of one point with 8,000 people per group. How many for half a point?',
      '32,000',
      ['16,000', '4,000', '12,000'],
      'The difference stands squared below the line: half of it needs four times as many.',
    ),
  },
  {
    id: 'a-a',
    title: 'Test the test: A against A',
    blocks: short(
      [
        'Before the first real test run one in which both groups see the same. It should find nothing. If it does, the assignment, the counting or the calculation is at fault, and so would be every result after it.',
        'With a limit of 5 percent, one of twenty such tests finds a difference all the same. So do it more than once, on recorded data if you can: split last month’s people a thousand times by chance and count how often there is a “winner”. It should be about fifty times.',
      ],
      'Split last month’s visitors by the last digit of their ID into two groups. Compare the rate of orders.',
    ),
    question: asked(
      'Of 1,000 A/A splits, 180 show a difference at 5 percent. What does it mean?',
      'The calculation is too sure: something is not independent',
      ['The groups are too small', 'Group A is better', 'All is well'],
      'About 50 would be chance; 180 says that the spread is underestimated.',
    ),
  },
  {
    id: 'p-value',
    title: 'What a p-value says',
    blocks: short(
      [
        'The p-value answers a roundabout question: if the change did nothing, how often would chance alone make a difference at least as large as this? 0.03 means in three of a hundred such tests.',
        'It is not the chance that the change works, nor that the result is wrong. If of a hundred ideas only ten are good, of those that “win” at 5 percent about a third are chance: 90 × 0.05 is 4.5 false ones beside 8 real ones found.',
        'Above the limit does not mean “no effect”. It means that this test could not tell.',
      ],
      'Find a report that says “95 percent sure that B is better”. Rewrite the sentence so that it is true.',
    ),
    question: asked(
      'A test ends with p = 0.03. What does that say?',
      'Without an effect, chance would make such a difference in 3 of 100 tests',
      ['B is better with 97 percent', 'The effect is 3 percent', '3 percent of people prefer A'],
      'It speaks about the data if nothing was there, not about the truth of the idea.',
    ),
  },
  {
    id: 'interval',
    title: 'Intervals instead of verdicts',
    blocks: short(
      [
        'A confidence interval says which effects fit the data: “between 0.1 and 2.3 points more”. It shows at once how sure you are, and whether the effect is worth anything.',
        'Read its ends. If even the lower end pays for the work, do it. If the upper end does not, leave it. If one does and the other does not, the test was too small to decide, whatever its p-value.',
        'An interval that includes zero is not “nothing happened” when it reaches from −0.1 to 4 points: something large is possible.',
      ],
      'Add the interval to your last test report, and see whether the conclusion still stands.',
    ),
    question: asked(
      'The interval of the effect reaches from −0.2 to +3.1 points. What is known?',
      'Too little: a large gain is possible, a small loss as well',
      ['The change does nothing', 'The change gains 1.45 points', 'The change harms'],
      'An interval that holds zero and large effects means that the test could not tell.',
    ),
  },
  {
    id: 'peeking',
    title: 'Looking too early',
    blocks: short(
      [
        'Who looks every day and stops at the first “significant” finds a winner in far more than 5 percent of tests without any effect: with daily looks over four weeks it is about one in four.',
        'Either fix the end beforehand and look once, or use a method that is made for looking: sequential tests or always-valid intervals, which are wider for it. Looking for faults is always allowed: broken pages and lost events stop a test at any time.',
        'Whole weeks, at least two. Mondays are not Sundays.',
      ],
      'Write the date of the end into the title of the test.',
    ),
    question: asked(
      'On day 5 of 28 the test is significant. What do you do?',
      'Go on until the day that was fixed',
      ['Stop and roll out', 'Stop and start again', 'Double the traffic of B'],
      'Stopping at the first sign turns the limit of 5 percent into a much larger one.',
    ),
  },
  {
    id: 'many',
    title: 'Many figures, many winners',
    blocks: short(
      [
        'Twenty figures in a report, and one is significant at 5 percent: that is what chance does. The same with segments. “It works for women on tablets in Spain” is nearly always the one of forty groups that stood out.',
        'So one figure decides, named before. The others explain. If several must decide, divide the limit: with five figures take 1 percent for each. A segment that stood out is an idea for the next test, not a result of this one.',
      ],
      'Count the figures and segments in your last report. Multiply by 0.05: so many winners are expected from nothing.',
    ),
    question: asked(
      'Four figures shall decide together at 5 percent. Which limit for each is safe?',
      '1.25 percent',
      ['5 percent', '20 percent', '0.05 percent'],
      'Dividing the limit by the number of figures keeps the whole below it.',
    ),
  },
  {
    id: 'ratio',
    title: 'When the groups are not equal',
    blocks: short(
      [
        'You assigned half and half, and find 50,600 people in A and 49,400 in B. That looks harmless and is not: chance makes such a gap in about one of 7,000 tests. Something removes people from B: it loads more slowly, its event fires later, a bot filter hits it.',
        'Those who are missing are not like the others, so the comparison is broken, whatever the figures say. Check the ratio first, before you look at any result, and stop when the chance of the gap is below one in a thousand.',
      ],
      'For a past test, compare the sizes of the groups: the gap divided by the root of all people should be below 3.3.',
    ),
    question: asked(
      'A half-and-half test has 50,600 people in A and 49,400 in B. What do you do with its result?',
      'Nothing, until it is known why people are missing',
      ['Scale B up by 2.4 percent', 'Use rates instead of counts', 'Trust it, the gap is small'],
      'The missing ones are not missing by chance, so rates are distorted as well.',
    ),
  },
  {
    id: 'guardrails',
    title: 'What must not get worse',
    blocks: short(
      [
        'More people sign up because the price is hidden, and more cancel after a month. The figure that decides has to be near the change to be seen at all; guardrails watch what lies further away: returns, cancellations, speed, complaints, consent.',
        'Set a limit for each before the start: “cancellations not more than half a point higher”. Then the question is not whether a difference is significant but whether the interval stays on the right side of the limit.',
      ],
      'Name two guardrails for your next test, with their limits and who stops it.',
    ),
    question: asked(
      'What is a guardrail for?',
      'To see harm beyond the figure that decides',
      ['To make the test shorter', 'To choose the segment that won', 'To keep visitors out'],
      'A gain in one place may be paid for in another.',
    ),
  },
  {
    id: 'novelty',
    title: 'New things wear off',
    blocks: short(
      [
        'People who know the site click on what is new because it is new. In the first days an effect is often larger than it will be; sometimes smaller, because habits are disturbed. Plot the effect by days since each person first saw it, and look at new visitors apart: for them nothing is new.',
        'A test in December says little about February. For changes that shall stay, keep a small group without them for some months. That holdout shows whether the sum of all winners is there at the end of the year. It is usually smaller than the sum of the reports.',
      ],
      'Draw the effect of a past test by week. Does the last week alone tell the same story?',
    ),
    question: asked(
      'For whom is there no effect of novelty?',
      'People who visit for the first time',
      ['People on telephones', 'People who buy often', 'People in the control group of another test'],
      'To them the old version would be just as new.',
    ),
  },
  {
    id: 'regions',
    title: 'Regions instead of people',
    blocks: short(
      [
        'Advertising cannot be switched off for single people, but it can for regions. Divide comparable regions by chance, stop the channel in some for four weeks, and compare orders from your own books. No cookies, no consent, no platform.',
        'Regions are few and different, so compare each with what it would have been: its own past, and the others at the same time. The difference in orders, divided by the spend that was saved, is what the channel really brought.',
        'Before you begin, do it with the past four weeks in which nothing was changed. The “effect” you find there is your error.',
      ],
      'List the regions of your orders. Which ten have moved together over the last year?',
    ),
    question: asked(
      'What does a test by regions need that is not needed for A/B tests on the site?',
      'Orders by region, from the books',
      ['Consent of each visitor', 'A cookie for the group', 'The platform’s own report'],
      'It counts what was ordered where, and nobody has to be recognised.',
    ),
  },
  {
    id: 'decide',
    title: 'Decide, and write it down',
    blocks: short(
      [
        'A report of one page is enough: hypothesis, what people saw, dates, people per group and their ratio, the effect with its interval, guardrails, decision. Also for tests without a winner; they are the majority, and the next person will have the same idea.',
        'Then decide as was agreed before. “No difference” means: take the version that is simpler to keep. Do not look for a segment that saves the idea.',
        'Remove the code of the loser in the same week. A site with ten finished tests in it is slower than every winner made it better.',
      ],
      'Write your last test down in this form and put it where others search.',
    ),
    question: asked(
      'A test shows no difference between the old and a more complicated new version. Which one stays?',
      'The one that is simpler to keep',
      ['The new one, since work went into it', 'Both, half and half', 'The one that won on tablets'],
      'Without a gain, upkeep is the only difference that is left.',
    ),
  },
]
