import type { ActionKind } from '@tagmason/domain'
import {
  Bell,
  Clock,
  Contact,
  Download,
  FileText,
  GitBranch,
  type LucideIcon,
  Mail,
  MessageSquare,
  Tag,
  ToggleRight,
  Users,
  Webhook,
  Wrench,
} from 'lucide-react'

export const actionIcons: Record<ActionKind, LucideIcon> = {
  notify: Bell,
  issue: Wrench,
  setStatus: ToggleRight,
  email: Mail,
  chat: MessageSquare,
  webhook: Webhook,
  crm: Contact,
  audience: Users,
  export: Download,
  report: FileText,
  tag: Tag,
  wait: Clock,
  condition: GitBranch,
}
