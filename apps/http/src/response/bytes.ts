/**
 * Bytes in an `ArrayBuffer`, as a `Response` takes them. The type is derived, because `Uint8Array` takes no type argument
 * before TypeScript 5.7.
 */
export type Bytes = ReturnType<Uint8ArrayConstructor["of"]>;
