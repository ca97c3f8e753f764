/** A file of a request. Its bytes are in memory once; those of an ordinary `File` are copied at every step. */
export class ReceivedFile extends File {
  readonly #content: Uint8Array<ArrayBuffer>

  /** Keeps `content` itself, which must not be changed from here on. */
  constructor(content: Uint8Array<ArrayBuffer>, name: string, type: string) {
    super([], name, { type })
    this.#content = content
  }

  override get size(): number {
    return this.#content.length
  }

  /** The bytes, not a copy of them. */
  override bytes(): Promise<Uint8Array<ArrayBuffer>> {
    return Promise.resolve(this.#content)
  }

  override async arrayBuffer(): Promise<ArrayBuffer> {
    return this.#content.slice().buffer
  }

  override async text(): Promise<string> {
    return new TextDecoder().decode(this.#content)
  }

  override slice(start?: number, end?: number, type?: string): Blob {
    return new Blob([this.#content]).slice(start, end, type)
  }

  override stream(): ReadableStream<Uint8Array<ArrayBuffer>> {
    return new Blob([this.#content]).stream()
  }
}
