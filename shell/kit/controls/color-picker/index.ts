export { ColorPicker, type ColorPickerProps, type PickedStyle } from './color-picker.tsx';
