// Jest links a test's whole graph before it runs any of it, and a CommonJS package in it that requires an ES module
// of the same graph fails ("require(esm) in a cycle"): so those ES modules are loaded first.
import 'reflect-metadata';

await import('@nestjs/common');
await import('@nestjs/core');
