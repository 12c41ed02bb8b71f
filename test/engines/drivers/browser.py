"""
The window of WebKitGTK that WebDriver drives: browser.py FOLDER dark|light. Unlike MiniBrowser's, it writes
its console to the standard error, and prints: a page's `webkit.messageHandlers.print.postMessage(0)` writes
FOLDER/page.pdf.
"""

import os
import sys

import gi

gi.require_version("Gtk", "3.0")
gi.require_version("WebKit2", "4.1")
from gi.repository import Gtk, WebKit2

folder, scheme = sys.argv[1:]
Gtk.Settings.get_default().props.gtk_application_prefer_dark_theme = scheme == "dark"
# A session that keeps nothing would write no console either.
data = WebKit2.WebsiteDataManager(base_data_directory=folder, base_cache_directory=folder)
context = WebKit2.WebContext.new_with_website_data_manager(data)
context.set_automation_allowed(True)
messages = WebKit2.UserContentManager()
messages.register_script_message_handler("print")
view = WebKit2.WebView(web_context=context, user_content_manager=messages, is_controlled_by_automation=True)
view.get_settings().set_enable_write_console_messages_to_stdout(True)
window = Gtk.Window()
window.add(view)
window.show_all()


def on_session(_, session):
    info = WebKit2.ApplicationInfo()
    info.set_name("WebKitGTK")
    info.set_version(WebKit2.get_major_version(), WebKit2.get_minor_version(), WebKit2.get_micro_version())
    session.set_application_info(info)
    session.connect("create-web-view", lambda _: view)


def on_print(*_):
    settings = Gtk.PrintSettings()
    settings.set_printer("Print to File")
    settings.set("output-uri", f"file://{folder}/unfinished.pdf")
    settings.set("output-file-format", "pdf")
    paper = Gtk.PageSetup()
    paper.set_paper_size(Gtk.PaperSize.new("iso_a4"))
    printing = WebKit2.PrintOperation(web_view=view, print_settings=settings, page_setup=paper)
    printing.connect("finished", lambda _: os.rename(f"{folder}/unfinished.pdf", f"{folder}/page.pdf"))
    printing.print_()


view.connect("close", Gtk.main_quit)
context.connect("automation-started", on_session)
messages.connect("script-message-received::print", on_print)
Gtk.main()
