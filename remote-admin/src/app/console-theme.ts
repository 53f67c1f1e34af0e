import { type ThemeConfig, theme } from 'antd';
import type { DesignToken } from 'shared-kit/contract';

/** Ant Design's tokens and the site's custom properties that set them. */
const TOKENS = {
  colorPrimary: '--action',
  colorPrimaryHover: '--action-pressed',
  colorPrimaryActive: '--action-pressed',
  // The focus ring.
  colorPrimaryBorder: '--focus',
  colorLink: '--action',
  colorLinkHover: '--action-pressed',
  colorInfo: '--action',
  colorTextLightSolid: '--on-action',
  colorBgMask: '--scrim',
  colorSuccess: '--success',
  colorError: '--danger',
  colorTextBase: '--text',
  colorText: '--text',
  colorTextHeading: '--text',
  colorTextSecondary: '--text-second',
  colorTextTertiary: '--text-second',
  colorTextDescription: '--text-second',
  colorTextPlaceholder: '--text-second',
  colorTextDisabled: '--text-second',
  colorIcon: '--text-second',
  colorBgLayout: '--surface',
  colorBgContainer: '--surface-raised',
  colorBgElevated: '--surface-raised',
  colorBorder: '--line-strong',
  colorBorderSecondary: '--line',
  colorSplit: '--line',
  colorFillAlter: '--surface-second',
  colorBgContainerDisabled: '--surface-second',
  // Read-only fields.
  colorFillTertiary: '--surface-second',
  fontFamily: '--font-text',
  motionDurationMid: '--fast',
  motionDurationSlow: '--slow',
} as const satisfies Readonly<Record<string, DesignToken>>;

/** Seeds, which Ant Design's dark algorithm would darken. */
const KEPT = ['colorPrimary', 'colorLink', 'colorInfo', 'colorSuccess', 'colorError'] as const;

/** Ant Design's dark algorithm with the site's own colours. */
const darkAlgorithm: typeof theme.darkAlgorithm = (seed, map) => ({
  ...theme.darkAlgorithm(seed, map),
  ...Object.fromEntries(KEPT.map((token) => [token, seed[token]])),
});

interface ConsoleThemeOptions {
  readonly isDark: boolean;

  /** Whether controls are tall enough for touch. */
  readonly isTouch: boolean;
  readonly isMotionReduced: boolean;
}

/** Sizes in px at the browser's usual text size. */
const FONT_SIZE = 15;
/** Phones zoom in when a field with a smaller text is focused, and stay so. */
const ZOOM_FREE_SIZE = 16;
const ROOT_SIZE = 16;
/** Height of a control for its line of text, which grows with the text; the height for a fingertip does not. */
const LINE_SIZE = 30;
/** Of fields and buttons of each size. */
const CONTROL_RADIUS = 8;

/**
 * Returns Ant Design's theme in the site's colours and fonts, read from the page's custom properties. Texts have
 * the size of the root element's text, and controls room for a line of it.
 */
export function consoleTheme(
  properties: Pick<CSSStyleDeclaration, 'getPropertyValue'>,
  { isDark, isTouch, isMotionReduced }: ConsoleThemeOptions,
): ThemeConfig {
  const read = (property: DesignToken) => properties.getPropertyValue(property).trim();
  const found = Object.entries(TOKENS).flatMap(([token, property]) => {
    const value = read(property);
    return value ? [[token, value]] : [];
  });
  const heading = read('--font-heading');
  const scale = (Number.parseFloat(properties.getPropertyValue('font-size')) || ROOT_SIZE) / ROOT_SIZE;
  const fieldSize = scale * (isTouch ? ZOOM_FREE_SIZE : FONT_SIZE);
  return {
    algorithm: isDark ? darkAlgorithm : theme.defaultAlgorithm,
    token: {
      ...Object.fromEntries(found),
      fontSize: scale * FONT_SIZE,
      borderRadius: CONTROL_RADIUS,
      borderRadiusLG: 14,
      controlHeight: Math.max(isTouch ? 44 : 40, scale * LINE_SIZE),
      controlHeightSM: Math.max(isTouch ? 44 : 34, scale * LINE_SIZE),
      lineWidthFocus: 3,
      boxShadow: read('--shadow-float') || 'none',
      boxShadowSecondary: read('--shadow-float') || 'none',
      // Above the page's header, below the toasts.
      zIndexPopupBase: 60,
      motion: !isMotionReduced,
    },
    components: {
      Table: {
        headerColor: read('--text-second'),
        headerSplitColor: 'transparent',
        rowHoverBg: read('--surface'),
        bodySortBg: 'transparent',
        headerSortActiveBg: read('--surface-second'),
        headerSortHoverBg: read('--surface-second'),
        cellPaddingBlock: 12,
      },
      Input: { inputFontSize: fieldSize, inputFontSizeSM: fieldSize, borderRadiusLG: CONTROL_RADIUS },
      Select: { fontSize: fieldSize },
      Modal: { titleFontSize: scale * 22, ...(heading && { titleLineHeight: 1.2 }) },
      Form: { verticalLabelPadding: '0 0 6px' },
      Tabs: { titleFontSize: scale * 16, horizontalItemPadding: '14px 4px', horizontalItemGutter: 24 },
      Button: {
        fontWeight: 600,
        borderRadiusLG: CONTROL_RADIUS,
        paddingInlineSM: 11,
        primaryShadow: 'none',
        defaultShadow: 'none',
        dangerShadow: 'none',
      },
    },
  };
}
