/** The hours of a day as a Select offers them: `00:00` to `23:00`. */
export const hours = Array.from({ length: 24 }, (_, hour) => `${String(hour).padStart(2, '0')}:00`).map((value) => ({ value, label: value }))

/** Quiet hours as somebody first meets them. */
export const night = { from: '22:00', to: '07:00' }
