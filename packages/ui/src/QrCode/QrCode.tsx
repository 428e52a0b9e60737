import { encode } from 'uqr'
import { code } from './QrCode.css.ts'

export interface QrCodeProps {
  /** What a camera reads: an address, or the set-up of an authenticator. At most some 2,000 characters. */
  value: string
  /** What it is for, said to those who cannot see it. */
  label: string
}

/** Modules of quiet around the code, as ISO 18004 asks. */
const border = 4

/**
 * A code for the camera of a phone. Always beside the same thing in words: not everybody has a second device.
 * @example <QrCode value="https://example.com/install" label="Opens the installation on your phone" />
 */
export function QrCode({ value, label }: QrCodeProps) {
  const { size, data } = encode(value, { ecc: 'M', border })
  const dark = data.flatMap((row, y) => row.flatMap((on, x) => (on ? [`M${x} ${y}h1v1h-1z`] : [])))
  return (
    <svg data-ui="QrCode" role="img" aria-label={label} viewBox={`0 0 ${size} ${size}`} shapeRendering="crispEdges" className={code}>
      <path d={dark.join('')} />
    </svg>
  )
}
