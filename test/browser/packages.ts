/** Everything that the site imports from packages. Built alone, it shows their share of the script. */
import {
  Component,
  StrictMode,
  startTransition,
  useCallback,
  useEffect,
  useId,
  useLayoutEffect,
  useRef,
  useState,
  useSyncExternalStore,
} from 'react'
import { Fragment, jsx, jsxs } from 'react/jsx-runtime'
import { createRoot, hydrateRoot } from 'react-dom/client'
import { Link, Router, useLocation } from 'wouter'

Object.assign(globalThis, {
  parts: [
    Component,
    StrictMode,
    startTransition,
    useCallback,
    useEffect,
    useId,
    useLayoutEffect,
    useRef,
    useState,
    useSyncExternalStore,
  ],
  more: [createRoot, hydrateRoot, Fragment, jsx, jsxs, Link, Router, useLocation],
})
