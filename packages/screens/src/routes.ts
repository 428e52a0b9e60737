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
import type { ComponentType } from 'react'
import { screens } from './screens.ts'

/** The ten groups of the menu, in the specification's order. `dashboard` is one page and no group. */
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
}

/** The one table of routes: menu, palette, breadcrumbs, titles and the app's router are made from it. The 46 of the specification and the help centre. */
const table = [
  { path: '/', area: 'dashboard', icon: LayoutDashboard },
  { path: '/setup', area: 'setup', icon: Rocket },
  { path: '/setup/natural-language', area: 'setup', icon: MessageSquareText },
  { path: '/setup/screenshot', area: 'setup', icon: ScanSearch },
  { path: '/setup/events', area: 'setup', icon: MousePointerClick },
  { path: '/setup/gtm', area: 'setup', icon: Tags },
  { path: '/setup/ga4', area: 'setup', icon: ChartColumn },
  { path: '/setup/connections', area: 'setup', icon: Database },
  { path: '/analytics/realtime', area: 'analytics', icon: Radio },
  { path: '/analytics/predictive', area: 'analytics', icon: TrendingUp },
  { path: '/analytics/anomalies', area: 'analytics', icon: TriangleAlert },
  { path: '/analytics/reports', area: 'analytics', icon: FileText },
  { path: '/analytics/insights', area: 'analytics', icon: Lightbulb },
  { path: '/analytics/performance', area: 'analytics', icon: Gauge },
  { path: '/analytics/conversions', area: 'analytics', icon: Target },
  { path: '/ai/recommendations', area: 'ai', icon: Lightbulb },
  { path: '/ai/training', area: 'ai', icon: Brain },
  { path: '/ai/feedback', area: 'ai', icon: MessagesSquare },
  { path: '/ai/nlp', area: 'ai', icon: Bot },
  { path: '/automation/workflows', area: 'automation', icon: Workflow },
  { path: '/automation/triggers', area: 'automation', icon: Zap },
  { path: '/automation/campaigns', area: 'automation', icon: Megaphone },
  { path: '/automation/remediation', area: 'automation', icon: Wrench },
  { path: '/automation/alerts', area: 'automation', icon: Bell },
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

export type Path = (typeof table)[number]['path']
export type Route = RouteShape & { path: Path; screen: ComponentType }

/** Every page of the product, in menu order. */
export const routes: readonly Route[] = table.map((route) => ({ ...route, screen: screens[route.path] }))

/** The route at a path. */
export const routeAt = (path: string): Route | undefined => routes.find((route) => route.path === path)

/** The area whose prefix a path has; the longest wins. */
export const areaOf = (path: string): Area => areas.findLast(({ prefix }) => path === prefix || path.startsWith(`${prefix}/`))?.id ?? 'dashboard'
