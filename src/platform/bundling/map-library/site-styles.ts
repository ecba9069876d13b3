/** As much of a bundler's module as is needed to ask where it comes from. */
interface BundledModule {
  readonly nameForCondition?: () => string | null | undefined;
}

/** The library's stylesheet, and those that a lazy module brings along. */
const LAZY_STYLES = /[\\/]maplibre-gl[\\/]|\.lazy\.css$/;

/** Whether a stylesheet belongs to every page; if not, it stays with the module that imports it. */
export function isSiteStyle(module: BundledModule): boolean {
  return !LAZY_STYLES.test(module.nameForCondition?.() ?? '');
}
