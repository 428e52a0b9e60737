// The package has no types: the part that is used here (its own wrapper, tesseract.js, calls the same).
declare module 'tesseract.js-core/tesseract-core-simd-lstm.js' {
  export interface Api {
    /** 0 where the languages' data could be read. `mode` 1 is the neural network. */
    Init(path: null, languages: string, mode: number): number
    SetVariable(name: string, value: string): boolean
    /** Reads the file /input; 0 where it holds a picture. */
    SetImageFile(orientation: number, angle: number): number
    GetUTF8Text(): string
    /** 0 to 100, of what was read last. */
    MeanTextConf(): number
    /** A list in memory, of 32 bits each and a -1 at its end. */
    AllWordConfidences(): object
  }
  export interface Core {
    readonly FS: { writeFile(path: string, data: Uint8Array): void }
    getPointer(it: object): number
    getValue(address: number, type: 'i32'): number
    readonly TessBaseAPI: new () => Api
  }
  export default function start(options: { wasmBinary: Uint8Array; printErr(line: string): void }): Promise<Core>
}
