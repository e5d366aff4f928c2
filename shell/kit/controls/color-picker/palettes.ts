/** Ten theme colours, the bases of the gradients (J09). */
export const themeColors = [
  '#000000',
  '#ffffff',
  '#eeece1',
  '#1e497b',
  '#4e81bb',
  '#e2534d',
  '#9aba60',
  '#8165a0',
  '#47acc5',
  '#f9974c',
] as const;

/** Ten standard colours (J09). */
export const standardColors = [
  '#c21401',
  '#ff1e02',
  '#ffc12a',
  '#ffff3a',
  '#90cf5b',
  '#00af57',
  '#00afee',
  '#0071be',
  '#00215f',
  '#72349d',
] as const;

/** From which to which colour the five steps of each base go. */
const gradientEnds = [
  ['#7f7f7f', '#0d0d0d'],
  ['#f2f2f2', '#808080'],
  ['#ddd8c3', '#1c1a10'],
  ['#c6d9f0', '#0e243d'],
  ['#dae5f0', '#233f5e'],
  ['#f2dbdb', '#632623'],
  ['#eaf1de', '#4d602c'],
  ['#e6e0ec', '#3f3150'],
  ['#d9eef3', '#1e5867'],
  ['#fee9da', '#99490f'],
] as const;

const stepsOfGradient = 5;

function channelsOf(hex: string): number[] {
  return [1, 3, 5].map((at) => Number.parseInt(hex.slice(at, at + 2), 16));
}

function between(from: string, to: string, share: number): string {
  const end = channelsOf(to);
  return `#${channelsOf(from)
    .map((channel, index) => Math.round(channel + ((end[index] ?? channel) - channel) * share))
    .map((channel) => channel.toString(16).padStart(2, '0'))
    .join('')}`;
}

/** Five steps of each of the ten bases, light to dark. */
export const gradients: readonly (readonly string[])[] = gradientEnds.map(([from, to]) =>
  Array.from({ length: stepsOfGradient }, (_, step) => between(from, to, step / (stepsOfGradient - 1))),
);

/** Sizes of a font (J09); the first is taken when none was chosen. */
export const fontSizes = ['12px', '14px', '16px', '18px', '20px'] as const;

/** Families of fonts (J09), with the name that people know them by. */
export const fontFamilies = [
  { value: 'SimSun', label: '宋体 SimSun' },
  { value: 'KaiTi', label: '楷体 KaiTi' },
  { value: 'Microsoft YaHei', label: '微软雅黑 Microsoft YaHei' },
  { value: 'SimHei', label: '黑体 SimHei' },
  { value: 'LiSu', label: '隶书 LiSu' },
  { value: 'STXingkai', label: '华文行楷 STXingkai' },
] as const;
