import type { SharedText } from './text.ts'

export const text = {
  asOf: 'Cifras a fecha de',
  days: (days) => (days === 1 ? 'el último día' : `los últimos ${days} días`),
  noData: 'Aún no hay datos',
  noDataDetail: 'Todavía no se ha recogido nada para este informe. Vuelve a abrir el enlace más tarde.',
  passwordTitle: 'Este informe está protegido',
  passwordDetail: 'Escribe la contraseña que acompañaba al enlace.',
  password: 'Contraseña',
  passwordMissing: 'Escribe la contraseña.',
  passwordWrong: 'Esta no es la contraseña. Pregunta a quien te dio el enlace.',
  open: 'Abrir el informe',
  ended: 'Este enlace ha terminado',
  endedDetail: 'Su plazo ha vencido. Pide otro a quien te lo dio.',
  unknown: 'Este enlace no abre nada',
  unknownDetail: 'Se ha detenido o está incompleto. Pregunta a quien te lo dio.',
  members: 'Este informe es para miembros',
  membersDetail: 'Inicia sesión para abrirlo.',
  signIn: 'Iniciar sesión',
  tooMany: (minutes) => (minutes === 1 ? 'Demasiados intentos. Prueba dentro de un minuto.' : `Demasiados intentos. Prueba dentro de ${minutes} minutos.`),
  unavailable: 'No se puede cargar el informe',
  unavailableDetail: 'El servidor no responde. Inténtalo de nuevo en un momento.',
} satisfies SharedText
