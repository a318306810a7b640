import { at } from './workspace.mjs';

/**
 * Reads settings from `.env`. Variables that are already set in the environment are not changed; a
 * missing file is not an error.
 */
export function loadEnvFile() {
  try {
    process.loadEnvFile(at('.env'));
  } catch (error) {
    if (error.code !== 'ENOENT') throw error;
  }
}
