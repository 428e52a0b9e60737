// Questions and answers that the document of the API shows. Tests ask the questions and hold the answers against their schemas.

export const exampleQuestion = {
  measures: ['visitors', 'keyEvents'],
  by: ['day', 'device'],
  filters: [{ field: 'country', values: ['DE', 'AT'] }],
  from: '2026-03-01',
  to: '2026-03-07',
  compare: 'previous',
}

const counted = { from: '2026-03-01T00:00:00.000Z', to: '2026-03-08T00:00:00.000Z', timeZone: 'UTC', rows: 5120, bots: 311, sampled: false }

export const exampleQueryAnswer = {
  question: {
    ...exampleQuestion,
    from: counted.from,
    to: counted.to,
    filters: [{ field: 'country', values: ['DE', 'AT'], not: false }],
    withBots: false,
    keyEvents: ['purchase'],
    limit: 1000,
  },
  counted,
  columns: ['day', 'device', 'visitors', 'keyEvents'],
  rows: [
    ['2026-03-02T00:00:00.000Z', 'desktop', 340, 12],
    ['2026-03-02T00:00:00.000Z', 'mobile', 281, 7],
  ],
  previous: [['2026-02-23T00:00:00.000Z', 'desktop', 312, 9], null],
  next: null,
}

export const exampleCsv = 'device,visitors\r\ndesktop,340\r\nmobile,281\r\n'

export const exampleFunnel = { steps: [{ name: 'page_view', path: '/pricing' }, { name: 'purchase' }], window: 86_400, from: '2026-03-01', to: '2026-03-07' }

export const exampleFunnelAnswer = {
  question: { ...exampleFunnel, from: counted.from, to: counted.to, withBots: false },
  counted,
  columns: ['name', 'path', 'visitors', 'rate', 'dropoff'],
  rows: [
    ['page_view', '/pricing', 200, 100, 0],
    ['purchase', null, 30, 15, 85],
  ],
}

export const exampleReportRows = {
  report: { id: 'report-1', name: 'Devices', dimension: 'device', metrics: ['users', 'share'], period: '30', filter: '' },
  columns: ['device', 'users', 'share'],
  rows: [
    ['desktop', 340, 54.8],
    ['mobile', 281, 45.2],
  ],
}

export const exampleDashboardData = {
  dashboard: { id: 'dashboard-1', name: 'Overview', range: '30' },
  widgets: [
    {
      id: 'metric-0-0',
      type: 'metric',
      title: 'Visits',
      columns: ['day', 'visits'],
      rows: [['2026-03-02T00:00:00.000Z', 621]],
      totals: [{ metric: 'visits', value: 621, before: null, change: null }],
      shares: [],
    },
  ],
}
