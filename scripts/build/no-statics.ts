/** Stands in for `hoist-non-react-statics` in the browser: function components carry no statics. */
const noStatics = <Component>(target: Component): Component => target;

// biome-ignore lint/style/noDefaultExport: takes the place of a default export
export default noStatics;
