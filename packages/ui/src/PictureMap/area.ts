import type { MapMarkProps } from './MapMark.tsx'

export interface PictureArea extends MapMarkProps {
  /** Tells it from the others. */
  id: string
  /** What is there; its accessible name, after its number. */
  label: string
  /** From the left, in pixels of the picture. */
  x: number
  /** From above. */
  y: number
  /** In pixels of the picture. */
  width: number
  /** In pixels of the picture. */
  height: number
  /** Left out: its line is dashed, and its mark seen only when it is pointed at. */
  quiet?: boolean
}
