/** A PNG of such a width as far as its head says, the size of which is all that the server reads of it. */
export function pictureFile(width = 1): File {
  const head = Buffer.from('\u0089PNG\r\n\u001A\n\0\0\0\rIHDR', 'latin1')
  const size = Buffer.alloc(8)
  size.writeUInt32BE(width)
  size.writeUInt32BE(600, 4)
  const rest = Buffer.from('\u0008\u0002\0\0\0crc!', 'latin1')
  return new File([Buffer.concat([head, size, rest])], 'суд.png')
}
