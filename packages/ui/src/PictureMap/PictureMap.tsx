import { type KeyboardEvent, useEffect, useRef, useState } from 'react'
import { inkOf } from '../chart/ink.ts'
import { formatNumber } from '../Num/format.ts'
import { useLocale } from '../theme/locale.tsx'
import { MapMark, type MapMarkProps } from './MapMark.tsx'
import * as css from './PictureMap.css.ts'
import { broughtIntoSight, depthsOf } from './places.ts'

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

export interface PictureMapProps {
  /** What the picture shows, and that there are areas on it; the accessible name of the group. */
  label: string
  /** Where the picture is; a blank sheet of its shape when left out. */
  src?: string
  /** In pixels. */
  width: number
  /** In pixels. */
  height: number
  /** Pixels of the picture a pixel of the page: 2 for a picture of a fine screen. */
  ratio?: number
  /** As wide as its place at most, or as large as the page was. */
  scale?: 'fit' | 'actual'
  /** In the order of reading. */
  areas: readonly PictureArea[]
  /** The id of the one that is spoken of beside it; it is brought into sight. */
  chosen?: string | null
  /** The id of one that is pointed at beside it. */
  pointed?: string | null
  /** Given the id that was pressed, by a pointer, Enter or Space. */
  onChoose(id: string): void
  /** Given the id that the pointer or the focus is on; null when it leaves. */
  onPoint?(id: string | null): void
}

const ways: Readonly<Partial<Record<string, number>>> = {
  ArrowDown: 1,
  ArrowRight: 1,
  ArrowUp: -1,
  ArrowLeft: -1,
  Home: Number.NEGATIVE_INFINITY,
  End: Number.POSITIVE_INFINITY,
}

/**
 * A picture with areas that can be chosen. One stop of the Tab key; arrows, Home and End go through the areas in the order of reading.
 * @example <PictureMap label="home.png with its elements" src={url} width={1280} height={900} areas={areas} chosen={chosen} onChoose={choose} />
 */
export function PictureMap({ label, src, width, height, ratio = 1, scale = 'fit', areas, chosen = null, pointed = null, onChoose, onPoint }: PictureMapProps) {
  const locale = useLocale()
  const frame = useRef<HTMLDivElement>(null)
  const [last, setLast] = useState<string | null>(null)
  const stop = [last, chosen].find((id) => areas.some((area) => area.id === id)) ?? areas[0]?.id
  const depths = depthsOf(areas)
  useEffect(() => {
    const part = chosen === null ? null : frame.current?.querySelector<HTMLElement>(`[data-area="${CSS.escape(chosen)}"]`)
    if (frame.current && part) broughtIntoSight(frame.current, part)
  }, [chosen])
  const go = (event: KeyboardEvent) => {
    const way = ways[event.key]
    if (way === undefined || event.altKey || event.ctrlKey || event.metaKey) return
    event.preventDefault()
    const all = frame.current?.querySelectorAll<HTMLElement>('[data-part=area]') ?? []
    const at = areas.findIndex((area) => area.id === stop)
    all[Math.min(Math.max(at + way, 0), areas.length - 1)]?.focus()
  }
  const percent = (part: number, whole: number) => `${(part / whole) * 100}%`
  return (
    // Without areas nothing in it takes the focus, so that it takes it itself: keyboards must be able to scroll it.
    <div ref={frame} data-ui="PictureMap" role="group" aria-label={label} tabIndex={areas.length === 0 ? 0 : undefined} className={css.frame}>
      <div className={css.stage({ scale })} style={{ inlineSize: width / ratio }}>
        <div data-part="sheet" className={css.sheet} style={{ aspectRatio: `${width} / ${height}` }}>
          {src === undefined ? null : <img src={src} alt="" draggable={false} className={css.picture} />}
          {areas.map((area, at) => (
            <button
              key={area.id}
              type="button"
              data-part="area"
              data-area={area.id}
              data-quiet={area.quiet || undefined}
              data-pointed={area.id === pointed || undefined}
              aria-label={`${formatNumber(area.number, {}, locale)}: ${area.label}`}
              aria-current={area.id === chosen || undefined}
              tabIndex={area.id === stop ? 0 : -1}
              className={`${css.area} ${inkOf(area.ink)}`}
              style={{
                insetInlineStart: percent(area.x, width),
                insetBlockStart: percent(area.y, height),
                inlineSize: percent(area.width, width),
                blockSize: percent(area.height, height),
                zIndex: depths[at],
              }}
              onKeyDown={go}
              onClick={() => onChoose(area.id)}
              onFocus={() => {
                setLast(area.id)
                onPoint?.(area.id)
              }}
              onBlur={() => onPoint?.(null)}
              onPointerEnter={() => onPoint?.(area.id)}
              onPointerLeave={() => onPoint?.(null)}
            >
              <span className={css.tab}>
                <MapMark number={area.number} icon={area.icon} ink={area.ink} />
              </span>
            </button>
          ))}
        </div>
      </div>
    </div>
  )
}
