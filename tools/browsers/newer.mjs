import data from '@mdn/browser-compat-data' with { type: 'json' };
import { floor } from './floor.mjs';

/**
 * The oldest supported version of each browser in the compatibility data. Edge and Chrome on
 * Android have Chrome's versions.
 */
const oldest = {
  chrome: floor.chrome,
  chrome_android: floor.chrome,
  firefox: floor.firefox,
  firefox_android: floor.firefox,
  safari: floor.safari,
  safari_ios: floor.ios,
};

/**
 * Regular expressions for the beginnings of names of APIs that are not checked. These are APIs for
 * devices, tests and drawing, and APIs that no browser has yet. The names of their members are too
 * generic to search for.
 */
const elsewhereNames = `
  Accelerometer Audio Background Barcode Battery Bluetooth Canvas Contact Cookie CSS Device
  EditContext Fenced FileSystem Font Gamepad Gap GPU HID
  HTML(?:Camera|Fenced|Geolocation|Install|Portal|ModelElement) Identity Idle Image Ink Interest
  Keyboard Language Layout Lock MathML Media MIDI ML NDEF Network Notification OTP Observable
  Offscreen PageSwap PageReveal Paint Password Payment Periodic Permissions Picture Preference
  Presentation Push RTC Report Scheduler Screen Sensor Serial Service Shared Speech Storage
  Subscriber SVG Task Temporal Timeline Toggle Touch Translat Trusted USB User Video VisibilityState
  VR VTT Wake WebGL WebTransport Window(?:Controls) Worklet WritableStream XR Scroll View Virtual
  Viewport NotRestored FetchLater Fetch Force Hashed Summarizer Writer Rewriter Proofreader Digital
  Chapter Byte Compression Decompression IDB Deprecation Intervention Metadata DOMError
  CharacterBounds TextFormat Selection(?:Command) SnapEvent ContentVisibility Close Command
  NavigationPreload CapturedMouse CaptureController CropTarget Restriction Browser
  Element(?:Internals) Crash Quota Sanitizer Highlight Profiler Clipboard(?:Change|Item) Directory
  GeolocationPosition Composition Rotation
`;
const elsewhere = new RegExp(`^(${elsewhereNames.trim().split(/\s+/).join('|')})`);

/**
 * Returns the browsers whose oldest supported version lacks a feature, with the version that added
 * the feature. A browser that never added the feature is not listed.
 */
export function newerThanFloor(support) {
  return Object.entries(oldest).flatMap(([name, version]) => {
    const statements = [support[name] ?? []]
      .flat()
      .filter(
        ({ flags, alternative_name, version_removed }) =>
          !flags && !alternative_name && !version_removed,
      );
    const since = statements
      .map(({ version_added }) => Number.parseFloat(String(version_added).replace('≤', '')))
      .filter((number) => !Number.isNaN(number));
    return since.length > 0 && Math.min(...since) > version
      ? [`${name} ${Math.min(...since)}`]
      : [];
  });
}

/**
 * Returns built-ins that a supported browser may lack. `globals` and `statics` are full names
 * (`Object.groupBy`); `members` are names of prototype members that no older built-in has.
 */
export function newerBuiltIns() {
  const found = { globals: new Map(), statics: new Map(), members: new Map() };
  const old = new Set();
  const roots = [
    ...interfacesOf(data.javascript.builtins),
    ...interfacesOf(data.javascript.builtins.Intl).map(([name, own]) => [`Intl.${name}`, own]),
    ...interfacesOf(data.api),
  ];
  for (const [name, own] of roots) {
    note(name.includes('.') ? found.statics : found.globals, name, own);
    for (const [key, { __compat: compat }] of membersOf(own, name)) {
      const isStatic = key.endsWith('_static') || isStaticBuiltIn(name, key);
      const member = key.replace(/_(static|event)$/, '');
      const since = newerThanFloor(compat.support);
      if (since.length === 0) old.add(member);
      else if (isStatic) found.statics.set(`${name}.${member}`, since);
      else if (!key.endsWith('_event') && !elsewhere.test(name))
        found.members.set(member, [name, ...since]);
      if (name === 'Window' && since.length > 0 && !key.endsWith('_event'))
        found.globals.set(member, since);
    }
  }
  for (const name of old) found.members.delete(name);
  return found;
}

function note(list, name, { __compat: compat }) {
  const since = newerThanFloor(compat.support);
  if (since.length > 0) list.set(name, since);
}

function interfacesOf(tree) {
  return Object.entries(tree).filter(([name, feature]) => name !== '__compat' && feature.__compat);
}

function membersOf(feature, name) {
  return Object.entries(feature).filter(
    ([key, member]) => key !== '__compat' && key !== name && member.__compat,
  );
}

/**
 * Whether a member of a language built-in is static. The running JavaScript engine decides, because
 * the data names static and prototype members alike.
 */
function isStaticBuiltIn(name, key) {
  const owner = name.split('.').reduce((tree, part) => tree?.[part], globalThis);
  return owner !== undefined && key in owner && !(owner.prototype && key in owner.prototype);
}

/** The CSS part of the compatibility data. */
export const styleData = data.css;
