import { type ComponentType, lazy } from 'react'

type PropsOf<Part> = Part extends (props: infer Props) => unknown ? Props : never

/** A component of another module, which is loaded when it is first drawn: `late(() => import('./Policy.tsx'), 'Policy')`. */
export const late = <Module, Name extends keyof Module>(load: () => Promise<Module>, name: Name) =>
  lazy(async () => ({ default: (await load())[name] as ComponentType<PropsOf<Module[Name]>> }))
