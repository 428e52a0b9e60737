import { BookOpen, ChartColumn, Code, Crosshair, Rocket, Shield, type LucideIcon } from 'lucide-react'

const pictures: Record<string, LucideIcon> = { rocket: Rocket, crosshair: Crosshair, shield: Shield, 'bar-chart': ChartColumn, code: Code }

/** The picture that a category names; a book where the name is not known. */
export const categoryIcon = (name: string): LucideIcon => pictures[name] ?? BookOpen
