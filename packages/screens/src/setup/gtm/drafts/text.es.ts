import type { DraftText } from './text.ts'

export const text: DraftText = {
  title: 'Cambios propuestos',
  of: (container) => `${container} · `,
  by: (name) => `por ${name}`,
  open: 'Revisar',
  detail: (container, by) =>
    `${by} propone esto para ${container}, con una prueba. Aceptarlo crea una nueva versión de lo que está guardado aquí. Google Tag Manager queda como está hasta que importes y publiques la exportación.`,
  settings: 'Qué cambia en el contenedor',
  outdated: 'El contenedor ha cambiado desde entonces',
  outdatedDetail: (base) => `El cambio se probó con la versión ${base}, así que no se puede aceptar. Descártelo y haga que se proponga de nuevo.`,
  take: 'Aceptar cambio',
  taken: 'Cambio aceptado',
  takenDetail: (version) => `Es la versión ${version} del contenedor guardado. Expórtelo para llevarlo a Google Tag Manager.`,
  dismiss: 'Descartar',
  dismissed: 'Cambio descartado',
  gone: 'Este cambio ya no espera',
  goneDetail: 'Se aceptó o se descartó. Lo aceptado está entre las versiones del contenedor.',
  close: 'Cerrar',
}
