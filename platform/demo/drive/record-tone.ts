const rate = 8_000; // samples a second

/** One second of a bell that fades, as a WAV. */
export function recordTone(): Buffer {
  const data = Buffer.alloc(rate * 2);
  for (let at = 0; at < rate; at += 1) {
    const time = at / rate;
    const wave = Math.sin(2 * Math.PI * 660 * time) + 0.4 * Math.sin(2 * Math.PI * 1_320 * time);
    data.writeInt16LE(Math.round(9_000 * Math.exp(-4 * time) * wave), at * 2);
  }
  const head = Buffer.alloc(44);
  head.write('RIFF', 0, 'latin1');
  head.writeUInt32LE(36 + data.length, 4);
  head.write('WAVEfmt ', 8, 'latin1');
  head.writeUInt32LE(16, 16);
  head.writeUInt16LE(1, 20); // PCM
  head.writeUInt16LE(1, 22); // one channel
  head.writeUInt32LE(rate, 24);
  head.writeUInt32LE(rate * 2, 28);
  head.writeUInt16LE(2, 32);
  head.writeUInt16LE(16, 34);
  head.write('data', 36, 'latin1');
  head.writeUInt32LE(data.length, 40);
  return Buffer.concat([head, data]);
}
