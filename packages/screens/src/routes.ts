import type { LucideIcon } from 'lucide-react'
import {
  Award,
  BadgeDollarSign,
  Bell,
  BookOpen,
  Bot,
  Brain,
  ChartColumn,
  ChartLine,
  CircleHelp,
  Code,
  CreditCard,
  Database,
  Download,
  FileText,
  Gauge,
  GitBranch,
  GraduationCap,
  LayoutDashboard,
  LayoutTemplate,
  Lightbulb,
  Megaphone,
  MessageSquareText,
  MessagesSquare,
  MonitorPlay,
  MousePointerClick,
  Palette,
  Plug,
  Radio,
  Rocket,
  ScanSearch,
  Settings,
  Share2,
  ShieldCheck,
  Sparkles,
  Store,
  Tags,
  Target,
  TrendingUp,
  TriangleAlert,
  UserCog,
  Users,
  Wand2,
  Workflow,
  Wrench,
  CalendarClock,
  Zap,
} from 'lucide-react'
import { type ComponentType, lazy } from 'react'

/** The ten groups of the menu, in the specification's order. `dashboard` is one page and no group (G-18). */
export const areas = [
  { id: 'dashboard', prefix: '/', icon: LayoutDashboard },
  { id: 'setup', prefix: '/setup', icon: Wand2 },
  { id: 'analytics', prefix: '/analytics', icon: ChartLine },
  { id: 'ai', prefix: '/ai', icon: Sparkles },
  { id: 'automation', prefix: '/automation', icon: Workflow },
  { id: 'reports', prefix: '/reports', icon: FileText },
  { id: 'marketplace', prefix: '/marketplace', icon: Store },
  { id: 'enterprise', prefix: '/enterprise', icon: ShieldCheck },
  { id: 'learning', prefix: '/learning', icon: GraduationCap },
  { id: 'account', prefix: '/account', icon: UserCog },
] as const satisfies readonly { id: string; prefix: string; icon: LucideIcon }[]
export type Area = (typeof areas)[number]['id']

interface RouteShape {
  path: string
  area: Area
  icon: LucideIcon
  /** Left out until the screen is built: the path then shows the not-found page and no entry is drawn. */
  screen?: ComponentType
}

const screen = <M>(load: () => Promise<M>, name: keyof M) => lazy(() => load().then((module) => ({ default: module[name] as ComponentType })))

/** The one table of routes: menu, palette, breadcrumbs, titles and the app's router are made from it. The 46 of the specification and the help centre (G-10). */
export const routes = [
  { path: '/', area: 'dashboard', icon: LayoutDashboard, screen: screen(() => import('./dashboard/Dashboard.tsx'), 'Dashboard') },
  { path: '/setup', area: 'setup', icon: Rocket, screen: screen(() => import('./setup/SetupHub.tsx'), 'SetupHub') },
  { path: '/setup/natural-language', area: 'setup', icon: MessageSquareText, screen: screen(() => import('./setup/NaturalLanguage.tsx'), 'NaturalLanguage') },
  { path: '/setup/screenshot', area: 'setup', icon: ScanSearch, screen: screen(() => import('./setup/screenshot/Screenshot.tsx'), 'Screenshot') },
  { path: '/setup/events', area: 'setup', icon: MousePointerClick, screen: screen(() => import('./setup/events/Events.tsx'), 'Events') },
  { path: '/setup/gtm', area: 'setup', icon: Tags, screen: screen(() => import('./setup/gtm/Gtm.tsx'), 'Gtm') },
  { path: '/setup/ga4', area: 'setup', icon: ChartColumn, screen: screen(() => import('./setup/ga4/Ga4.tsx'), 'Ga4') },
  { path: '/setup/connections', area: 'setup', icon: Database, screen: screen(() => import('./setup/connections/Connections.tsx'), 'Connections') },
  { path: '/analytics/realtime', area: 'analytics', icon: Radio, screen: screen(() => import('./analytics/realtime/Realtime.tsx'), 'Realtime') },
  {
    path: '/analytics/predictive',
    area: 'analytics',
    icon: TrendingUp,
    screen: screen(() => import('./analytics/predictive/PredictiveModels.tsx'), 'PredictiveModels'),
  },
  { path: '/analytics/anomalies', area: 'analytics', icon: TriangleAlert, screen: screen(() => import('./analytics/anomalies/Anomalies.tsx'), 'Anomalies') },
  { path: '/analytics/reports', area: 'analytics', icon: FileText, screen: screen(() => import('./analytics/reports/CustomReports.tsx'), 'CustomReports') },
  { path: '/analytics/insights', area: 'analytics', icon: Lightbulb, screen: screen(() => import('./analytics/insights/Insights.tsx'), 'Insights') },
  { path: '/analytics/performance', area: 'analytics', icon: Gauge, screen: screen(() => import('./analytics/performance/Performance.tsx'), 'Performance') },
  {
    path: '/analytics/conversions',
    area: 'analytics',
    icon: Target,
    screen: screen(() => import('./analytics/conversions/ConversionTracking.tsx'), 'ConversionTracking'),
  },
  { path: '/ai/recommendations', area: 'ai', icon: Lightbulb, screen: screen(() => import('./ai/recommendations/Recommendations.tsx'), 'Recommendations') },
  { path: '/ai/training', area: 'ai', icon: Brain, screen: screen(() => import('./ai/training/Training.tsx'), 'Training') },
  { path: '/ai/feedback', area: 'ai', icon: MessagesSquare, screen: screen(() => import('./ai/feedback/Feedback.tsx'), 'Feedback') },
  { path: '/ai/nlp', area: 'ai', icon: Bot, screen: screen(() => import('./ai/nlp/Nlp.tsx'), 'Nlp') },
  { path: '/automation/workflows', area: 'automation', icon: Workflow, screen: screen(() => import('./automation/workflows/Workflows.tsx'), 'Workflows') },
  { path: '/automation/triggers', area: 'automation', icon: Zap, screen: screen(() => import('./automation/triggers/Triggers.tsx'), 'Triggers') },
  { path: '/automation/campaigns', area: 'automation', icon: Megaphone, screen: screen(() => import('./automation/campaigns/Campaigns.tsx'), 'Campaigns') },
  {
    path: '/automation/remediation',
    area: 'automation',
    icon: Wrench,
    screen: screen(() => import('./automation/remediation/Remediation.tsx'), 'Remediation'),
  },
  { path: '/automation/alerts', area: 'automation', icon: Bell, screen: screen(() => import('./automation/alerts/Alerts.tsx'), 'Alerts') },
  { path: '/reports/builder', area: 'reports', icon: LayoutTemplate },
  { path: '/reports/custom', area: 'reports', icon: FileText },
  { path: '/reports/export', area: 'reports', icon: Download },
  { path: '/reports/share', area: 'reports', icon: Share2 },
  { path: '/reports/scheduled', area: 'reports', icon: CalendarClock },
  { path: '/marketplace/store', area: 'marketplace', icon: Store },
  { path: '/marketplace/my-templates', area: 'marketplace', icon: LayoutTemplate },
  { path: '/marketplace/community', area: 'marketplace', icon: MessagesSquare },
  { path: '/marketplace/revenue', area: 'marketplace', icon: BadgeDollarSign },
  { path: '/marketplace/versions', area: 'marketplace', icon: GitBranch },
  { path: '/enterprise/whitelabel', area: 'enterprise', icon: Palette },
  { path: '/enterprise/api', area: 'enterprise', icon: Code },
  { path: '/enterprise/security', area: 'enterprise', icon: ShieldCheck },
  { path: '/enterprise/teams', area: 'enterprise', icon: Users },
  { path: '/learning/certification', area: 'learning', icon: Award },
  { path: '/learning/docs', area: 'learning', icon: BookOpen },
  { path: '/learning/tutorials', area: 'learning', icon: MonitorPlay },
  { path: '/learning/support', area: 'learning', icon: CircleHelp },
  { path: '/learning/help', area: 'learning', icon: CircleHelp },
  { path: '/account/billing', area: 'account', icon: CreditCard },
  { path: '/account/settings', area: 'account', icon: Settings },
  { path: '/account/team', area: 'account', icon: Users },
  { path: '/account/integrations', area: 'account', icon: Plug },
] as const satisfies readonly RouteShape[]

export type Path = (typeof routes)[number]['path']
export type Route = RouteShape & { path: Path }

/** The route at a path when its screen is built. */
export const routeAt = (path: string): (Route & { screen: ComponentType }) | undefined => built.find((route) => route.path === path)

/** The routes that lead somewhere, in menu order. */
export const built: readonly (Route & { screen: ComponentType })[] = (routes as readonly Route[]).filter(
  (route): route is Route & { screen: ComponentType } => route.screen !== undefined,
)

/** The area whose prefix a path has; the longest wins. */
export const areaOf = (path: string): Area => areas.findLast(({ prefix }) => path === prefix || path.startsWith(`${prefix}/`))?.id ?? 'dashboard'
