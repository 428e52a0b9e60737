export const row = { display: 'flex', gap: 12, flexWrap: 'wrap', alignItems: 'center' } as const
export const button = {
  font: 'inherit',
  padding: '6px 12px',
  borderRadius: 6,
  border: '1px solid rgba(128,128,128,.5)',
  background: 'transparent',
  color: 'inherit',
  cursor: 'pointer',
} as const
export const picture = { maxWidth: '100%', border: '1px solid rgba(128,128,128,.3)', background: '#fff' } as const
