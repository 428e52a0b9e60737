import { type DashboardWidget, widget as titled } from '@tagmason/domain'
import type { Sentence } from '@tagmason/tracking'
import { type EngineCode, say } from '../sentences/say.ts'

type Title = Sentence<EngineCode>
type Rest = Parameters<typeof titled> extends [unknown, unknown, ...infer More] ? More : never

/** A widget whose title is a sentence. */
const widget = (type: DashboardWidget['type'], title: Title, ...rest: Rest): Omit<DashboardWidget, 'title'> & { title: Title } => ({
  ...titled(type, '', ...rest),
  title,
})

/** Four figures and a chart over time. */
const overview = [
  widget('metric', say('dashboards.widget.visits'), [0, 0, 3, 2], 'day', ['visits']),
  widget('metric', say('dashboards.widget.orders'), [3, 0, 3, 2], 'day', ['conversions']),
  widget('metric', say('dashboards.widget.revenue'), [6, 0, 3, 2], 'day', ['revenue']),
  widget('metric', say('dashboards.widget.peopleNow'), [9, 0, 3, 2], 'device', ['usersNow']),
  widget('chart', say('dashboards.widget.visitsByDay'), [0, 2, 8, 5], 'day', ['visits']),
  widget('pie', say('dashboards.widget.devices'), [8, 2, 4, 5], 'device', ['users']),
]

/** What the product brings along to start from; words are put in by the language of the member who asks. */
export const dashboardTemplates = [
  {
    id: 'dashboard-template-overview',
    name: say('dashboards.template.overview.name'),
    description: say('dashboards.template.overview.description'),
    document: { widgets: overview },
  },
  {
    id: 'dashboard-template-sales',
    name: say('dashboards.template.sales.name'),
    description: say('dashboards.template.sales.description'),
    document: {
      widgets: [
        widget('metric', say('dashboards.widget.revenue'), [0, 0, 6, 2], 'day', ['revenue']),
        widget('metric', say('dashboards.widget.orders'), [6, 0, 6, 2], 'day', ['conversions']),
        widget('chart', say('dashboards.widget.revenueByDay'), [0, 2, 12, 5], 'day', ['revenue'], 'bar'),
        widget('pie', say('dashboards.widget.ordersByLandingPage'), [0, 7, 4, 5], 'page', ['conversions']),
        widget('table', say('dashboards.widget.landingPages'), [4, 7, 8, 5], 'page', ['conversions', 'conversionRate']),
      ],
    },
  },
  {
    id: 'dashboard-template-checkout',
    name: say('dashboards.template.checkout.name'),
    description: say('dashboards.template.checkout.description'),
    document: {
      widgets: [
        widget('metric', say('dashboards.widget.orders'), [0, 0, 4, 2], 'day', ['conversions']),
        widget('chart', say('dashboards.widget.peopleAtEachStep'), [0, 2, 12, 5], 'step', ['users'], 'bar'),
        widget('table', say('dashboards.widget.steps'), [0, 7, 12, 5], 'step', ['users', 'rate', 'dropoff']),
      ],
    },
  },
  {
    id: 'dashboard-template-content',
    name: say('dashboards.template.content.name'),
    description: say('dashboards.template.content.description'),
    document: {
      widgets: [
        widget('metric', say('dashboards.widget.visits'), [0, 0, 4, 2], 'day', ['visits']),
        widget('table', say('dashboards.widget.pagesThatConvert'), [0, 2, 8, 5], 'page', ['conversions', 'conversionRate']),
        widget('pie', say('dashboards.widget.devices'), [8, 2, 4, 5], 'device', ['users']),
      ],
    },
  },
]
