import { count } from '../work.ts'

/** Vitest writes each `import()` of a page as a call of this, so that whoever imitates modules is asked first. */
interface Runner {
  wrapDynamicImport<Module>(load: () => Promise<Module>): Promise<Module>
}

const runner = Reflect.get(globalThis, '__vitest_browser_runner__') as Runner | undefined
if (typeof runner?.wrapDynamicImport !== 'function')
  throw new Error(
    'Vitest no longer leads each import() through wrapDynamicImport, so no picture would wait for what a screen loads later: find what it does now, and let review/loads.ts count it.',
  )

// A part that a screen loads later belongs to its picture; even a module that is there already comes some frames later.
const load = runner.wrapDynamicImport
runner.wrapDynamicImport = (module) => count(load(module))

// So does what is read from a file or a picture.
const { text, arrayBuffer } = Blob.prototype
Blob.prototype.text = function () {
  return count(text.call(this))
}
Blob.prototype.arrayBuffer = function () {
  return count(arrayBuffer.call(this))
}
const { readAsDataURL } = FileReader.prototype
FileReader.prototype.readAsDataURL = function (file) {
  void count(new Promise((read) => this.addEventListener('loadend', read, { once: true })))
  readAsDataURL.call(this, file)
}
const bitmap = createImageBitmap
Object.assign(globalThis, { createImageBitmap: (...given: Parameters<typeof bitmap>) => count(bitmap(...given)) })
